/**
 * Voices: sound from browser to browser, among those on one side or at one table.
 *
 * The table's socket only carries what the browsers need to find each other. Each pair negotiates as
 * the standard's "perfect negotiation" does: both may offer at any time, and where two offers meet,
 * the polite one gives way. A connection outlives the socket, and is made again where it was lost.
 */

import { effect, signal } from '@preact/signals';
import { newKey } from './api.js';
import { hasSides } from './crew.js';
import { isPushToTalk, volumes } from './prefs.js';

/** @typedef {import('./live.js').LiveTable} LiveTable */
/** @typedef {import('./wire.js').PeerTell} PeerTell */
/** @typedef {import('./wire.js').SignalTell} SignalTell */
/** @typedef {import('./wire.js').TableTell} TableTell */
/** @typedef {import('./wire.js').VoicesTell} VoicesTell */

const LOOK_MS = 150;
/** So long somebody counts as speaking after a sound: between words they do. */
const BREATH_MS = 500;
/** A sound this loud, from 0 to 1, is speech. */
const LOUD = 0.012;
const MICROPHONE = { echoCancellation: true, noiseSuppression: true, autoGainControl: true };

/** Whether the voices of the next table are wanted too: so a rematch goes on talking. */
let isWanted = false;

/**
 * The seats of other people with whom somebody at a table may speak now.
 * @param {TableTell} table
 */
export function shipmates(table) {
  const isMine = (/** @type {number} */ seat) => table.you.includes(seat);
  const side = table.sides.find(({ seats }) => seats.some(isMine));
  if (!side) return [];
  const isApart = hasSides(table);
  if (isApart && table.status === 'waiting') return [];
  const circle = isApart ? side.seats : table.seats.map(({ seat }) => seat);
  return circle.filter((seat) => table.seats[seat].name !== null && !isMine(seat));
}

/** All voices at a table, as this browser hears them. */
export class Voices {
  /** @param {LiveTable} live */
  constructor(live) {
    this.live = live;
    this.id = newKey();
    this.state = signal(/** @type {'off' | 'asking' | 'on'} */ ('off'));
    /** Why there is no microphone: insecure, denied or missing; one can still listen. */
    this.fault = signal(/** @type {string | null} */ (null));
    this.peers = signal(/** @type {Peer[]} */ ([]));
    this.isMuted = signal(false);
    this.isHeld = signal(false);
    this.isSpeaking = signal(false);
    /** @type {MediaStream | null} */
    this.stream = null;
    /** @type {AnalyserNode | null} */
    this.ear = null;
    /** @type {RTCIceServer[]} */
    this.servers = [];
    this.heardAt = 0;
    this.looking = 0;
    live.voices = this;
    this.stops = [
      effect(() => {
        // After a lost line the others are told again that we are here.
        if (live.isConnected.value && this.state.peek() === 'on') this.announce(true);
      }),
      effect(() => {
        const isOpen = !this.isMuted.value && (!isPushToTalk.value || this.isHeld.value);
        for (const track of this.tracks()) track.enabled = isOpen;
      }),
    ];
  }

  /** Whether one was among the voices of the table before. */
  get isWanted() {
    return isWanted;
  }

  tracks() {
    return this.stream?.getAudioTracks() ?? [];
  }

  /** Come to the voices; asks for the microphone, and listens without one. */
  async come() {
    if (this.state.value !== 'off') return;
    this.state.value = 'asking';
    isWanted = true;
    const stream = await this.microphone();
    if (/** @type {string} */ (this.state.value) !== 'asking') {
      for (const track of stream?.getTracks() ?? []) track.stop(); // gone meanwhile
      return;
    }
    this.stream = stream;
    this.ear = stream && earOf(stream);
    this.isMuted.value = false;
    this.isHeld.value = false;
    for (const track of this.tracks()) track.enabled = !isPushToTalk.value;
    this.state.value = 'on';
    this.looking = setInterval(() => this.look(), LOOK_MS);
    this.announce(true);
  }

  /** Leave the voices, by one's own will. */
  go() {
    isWanted = false;
    this.fall();
  }

  /** The page goes. */
  close() {
    this.fall();
    for (const stop of this.stops) stop();
  }

  fall() {
    if (this.state.value === 'on') this.announce(false);
    this.state.value = 'off';
    clearInterval(this.looking);
    for (const peer of this.peers.value) peer.close();
    this.peers.value = [];
    for (const track of this.stream?.getTracks() ?? []) track.stop();
    /** @type {AudioContext | undefined} */ (this.ear?.context)?.close();
    this.stream = this.ear = null;
    this.isSpeaking.value = false;
  }

  /** @returns {Promise<MediaStream | null>} */
  async microphone() {
    this.fault.value = null;
    if (!navigator.mediaDevices) {
      this.fault.value = isSecureContext ? 'missing' : 'insecure';
      return null;
    }
    try {
      return await navigator.mediaDevices.getUserMedia({ audio: MICROPHONE });
    } catch (error) {
      const isDenied = /** @type {Error} */ (error).name === 'NotAllowedError';
      this.fault.value = isDenied ? 'denied' : 'missing';
      return null;
    }
  }

  /** @param {boolean} isOn */
  announce(isOn) {
    const seat = this.live.sight.peek()?.you ?? this.live.table.peek()?.you[0];
    this.live.send({ type: 'voice', is_on: isOn, peer: this.id, seat });
  }

  /** @param {VoicesTell | PeerTell | SignalTell} message */
  hear(message) {
    if (this.state.value !== 'on') return;
    if (message.type === 'voices') this.servers = message.servers;
    else if (message.type === 'signal') this.peer(message.peer, message.seat).hear(message);
    else if (message.is_here) this.meet(message);
    else this.miss(message);
  }

  /**
   * A browser among the voices, known or new.
   * @param {string} id
   * @param {number} seat
   */
  peer(id, seat) {
    const known = this.peers.value.find((peer) => peer.id === id);
    if (known) return known;
    const peer = new Peer(this, id, seat);
    this.peers.value = [...this.peers.value.filter((one) => !one.isReplacedBy(peer)), peer];
    return peer;
  }

  /** Somebody came, or came again: who still has a connection keeps it. @param {PeerTell} told */
  meet({ peer: id, seat, visit }) {
    const known = this.peers.value.find((peer) => peer.id === id);
    if (known && !known.isConnected) this.drop(known);
    const isNew = !this.peers.value.some((peer) => peer.id === id);
    const peer = this.peer(id, seat);
    if (isNew) peer.call();
    peer.visit = visit;
    peer.isGone = false;
  }

  /** Somebody went; if only their line was lost, the sound may still come. @param {PeerTell} told */
  miss({ peer: id, visit, is_for_good: isForGood }) {
    const peer = this.peers.value.find((one) => one.id === id);
    if (!peer || (peer.visit && peer.visit !== visit)) return;
    peer.isGone = true;
    if (isForGood || !peer.isConnected) this.drop(peer);
  }

  /** @param {Peer} peer */
  drop(peer) {
    peer.close();
    this.peers.value = this.peers.value.filter((one) => one !== peer);
  }

  /** Who speaks now. */
  look() {
    const now = Date.now();
    const level = this.ear ? loudness(this.ear) : 0;
    const isOpen = this.tracks().some((track) => track.enabled);
    if (level > LOUD && isOpen) this.heardAt = now;
    this.isSpeaking.value = isOpen && now - this.heardAt < BREATH_MS;
    for (const peer of this.peers.value) peer.look(now);
  }
}

/** The connection to one other browser. */
export class Peer {
  /**
   * @param {Voices} voices
   * @param {string} id
   * @param {number} seat
   */
  constructor(voices, id, seat) {
    this.voices = voices;
    this.id = id;
    this.seat = seat;
    this.visit = '';
    this.isGone = false;
    this.isPolite = voices.id < id;
    this.isOffering = false;
    this.isIgnoring = false;
    this.heardAt = 0;
    this.isSpeaking = signal(false);
    this.isLinked = signal(false);
    this.sound = new Audio();
    this.sound.autoplay = true;
    this.setVolume(volumes.value[this.name] ?? 1);
    /** What was told is done one after the other. */
    this.doing = Promise.resolve();
    this.line = new RTCPeerConnection({ iceServers: voices.servers });
    this.connect();
  }

  get name() {
    return this.voices.live.table.value?.seats[this.seat]?.name ?? '';
  }

  get isConnected() {
    return this.line.connectionState === 'connected';
  }

  /** Whether this is somebody's earlier page. @param {Peer} other */
  isReplacedBy(other) {
    const isSo = this.isGone && this.seat === other.seat;
    if (isSo) this.close();
    return isSo;
  }

  connect() {
    const { line, voices } = this;
    line.onnegotiationneeded = () => this.offer();
    line.onicecandidate = ({ candidate }) => {
      if (candidate) this.send({ candidate: written(candidate) });
    };
    line.ontrack = ({ track, streams }) => {
      this.sound.srcObject = streams[0] ?? new MediaStream([track]);
      this.sound.play().catch(() => {}); // comes to life with the next press
    };
    line.onconnectionstatechange = () => {
      this.isLinked.value = this.isConnected;
      if (this.isGone && !this.isConnected) voices.drop(this);
      else if (line.connectionState === 'failed') line.restartIce();
    };
    for (const track of voices.tracks())
      line.addTrack(track, /** @type {MediaStream} */ (voices.stream));
  }

  /** Offer a connection; who speaks has offered one already, and who listens wants to hear. */
  call() {
    if (!this.voices.tracks().length) this.line.addTransceiver('audio', { direction: 'recvonly' });
  }

  async offer() {
    try {
      this.isOffering = true;
      await this.line.setLocalDescription();
      this.sendDescription();
    } catch {
      // Closed meanwhile.
    } finally {
      this.isOffering = false;
    }
  }

  /** @param {SignalTell} told */
  hear(told) {
    this.doing = this.doing.then(() => this.take(told)).catch(() => {});
  }

  /** @param {SignalTell} told */
  async take({ description, candidate }) {
    const { line } = this;
    if (description) {
      const isOffer = description.type === 'offer';
      const isCollision = isOffer && (this.isOffering || line.signalingState !== 'stable');
      this.isIgnoring = !this.isPolite && isCollision;
      if (this.isIgnoring) return;
      await line.setRemoteDescription(description);
      if (isOffer) {
        await line.setLocalDescription();
        this.sendDescription();
      }
    } else if (candidate) {
      try {
        await line.addIceCandidate(read(candidate));
      } catch (error) {
        if (!this.isIgnoring) throw error;
      }
    }
  }

  sendDescription() {
    const description = this.line.localDescription;
    if (description) this.send({ description: { type: description.type, sdp: description.sdp } });
  }

  /** @param {Omit<import('./wire.js').SignalMessage, 'type' | 'to'>} what */
  send(what) {
    this.voices.live.send({ type: 'signal', to: this.id, ...what });
  }

  /** @param {number} volume from 0 to 1 */
  setVolume(volume) {
    this.sound.volume = volume;
  }

  /** @param {number} now */
  look(now) {
    const levels = this.line
      .getReceivers()
      .map((receiver) => receiver.getSynchronizationSources()[0]?.audioLevel ?? 0);
    if (Math.max(0, ...levels) > LOUD) this.heardAt = now;
    this.isSpeaking.value = this.isConnected && now - this.heardAt < BREATH_MS;
  }

  close() {
    this.line.onconnectionstatechange = this.line.onnegotiationneeded = null;
    this.line.close();
    this.sound.srcObject = null;
    this.isSpeaking.value = this.isLinked.value = false;
  }
}

/** A candidate as it travels. @param {RTCIceCandidate} candidate */
const written = ({ candidate, sdpMid, sdpMLineIndex, usernameFragment }) => ({
  candidate,
  sdp_mid: sdpMid,
  sdp_m_line_index: sdpMLineIndex,
  username_fragment: usernameFragment,
});

/** @param {import('./wire.js').Candidate} told @returns {RTCIceCandidateInit} */
const read = (told) => ({
  candidate: told.candidate,
  sdpMid: told.sdp_mid,
  sdpMLineIndex: told.sdp_m_line_index,
  usernameFragment: told.username_fragment,
});

/** @param {MediaStream} stream */
function earOf(stream) {
  const context = new AudioContext();
  const ear = context.createAnalyser();
  ear.fftSize = 512;
  context.createMediaStreamSource(stream).connect(ear);
  return ear;
}

/** How loud it is just now, from 0 to 1. @param {AnalyserNode} ear */
function loudness(ear) {
  const wave = new Float32Array(ear.fftSize);
  ear.getFloatTimeDomainData(wave);
  return Math.sqrt(wave.reduce((sum, one) => sum + one * one, 0) / wave.length);
}
