title = Markt
about = Biete Fisch, Salz und Seide an; wer am meisten bietet, gewinnt.

MKT-1 = Zwei bis vier Händler haben je vier Züge, einer nach dem anderen.
MKT-2 = Jeder bietet jede von drei Waren einmal an, für eins bis sechs.
MKT-3 = Wer nichts anbieten will, passt.
MKT-4 = Nach je vier Zügen gewinnt, wer insgesamt am meisten geboten hat.

move-offer = { $what1 } für { $what2 } anbieten
move-pass = passen

choose-offer = eine Ware anbieten

effect-offered = { $seat } bietet { $goods } für { $price } an.
effect-passed = { $seat } passt.

screen-in-front = vorn
screen-round = Runde { $round }
field-never-offered = noch nicht angeboten
phase-open_market = der Markt ist offen
