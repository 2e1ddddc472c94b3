title = Market
about = Offer fish, salt and silk; who offers most has won.

MKT-1 = Two to four sellers take four turns each, one after the other.
MKT-2 = A seller offers each of three goods once, for a price of one to six.
MKT-3 = Who does not want to offer anything passes.
MKT-4 = After four turns each, whoever offered most in all has won.

move-offer = offer { $what1 } for { $what2 }
move-pass = pass

choose-offer = offer goods

effect-offered = { $seat } offers { $goods } for { $price }.
effect-passed = { $seat } passes.

screen-in-front = leader
screen-round = round { $round }
field-never-offered = still to come
phase-open_market = the market is open
