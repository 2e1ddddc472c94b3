/** Passkeys: the device makes them and shows them, the server knows whose they are. */

import { api, Refusal } from './api.js';

/** @typedef {import('./wire.js').Passkeys} Passkeys */

/** An address made of numbers: no browser binds a passkey to one. */
const NUMBERS = /^\[|^[\d.]+$/;

/** Why there are no passkeys on this page; null if there are. */
export function obstacle() {
  if (NUMBERS.test(location.hostname)) return 'address';
  if (!isSecureContext) return 'insecure';
  return 'PublicKeyCredential' in globalThis ? null : 'unable';
}

/** @param {string} text in base64url */
const bytes = (text) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  );

/** @param {ArrayBuffer} buffer */
const written = (buffer) =>
  btoa(String.fromCharCode(...new Uint8Array(buffer)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/**
 * What a device answers, as the server reads it.
 * @param {Credential | null} credential
 */
function told(credential) {
  const { id, rawId, type, response } = /** @type {PublicKeyCredential} */ (credential);
  const parts = /** @type {Record<string, unknown>} */ (/** @type {unknown} */ (response));
  const names = ['clientDataJSON', 'attestationObject', 'authenticatorData', 'signature'];
  return {
    id,
    rawId: written(rawId),
    type,
    response: Object.fromEntries(
      names
        .filter((name) => parts[name] instanceof ArrayBuffer)
        .map((name) => [name, written(/** @type {ArrayBuffer} */ (parts[name]))]),
    ),
  };
}

/**
 * Ask the device; what it refuses has words too.
 * @param {Promise<Credential | null>} asked
 */
async function answered(asked) {
  try {
    return told(await asked);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    const isThere = error.name === 'InvalidStateError';
    const code = isThere ? 'passkey-there' : 'passkey-cancelled';
    throw new Refusal({ code, detail: error.message });
  }
}

/** What its owner shall know a key by that is made here. */
function deviceName() {
  const { userAgentData } = /** @type {{userAgentData?: {platform: string}}} */ (
    /** @type {unknown} */ (navigator)
  );
  return userAgentData?.platform || navigator.platform;
}

/** Make a passkey for who we are. @returns {Promise<Passkeys>} all that we have then */
export async function makePasskey() {
  const { options } = /** @type {{options: unknown}} */ (await api('me/passkeys/challenge', {}));
  const wish = /** @type {PublicKeyCredentialCreationOptionsJSON} */ (options);
  const publicKey = /** @type {PublicKeyCredentialCreationOptions} */ ({
    ...wish,
    challenge: bytes(wish.challenge),
    user: { ...wish.user, id: bytes(wish.user.id) },
    excludeCredentials: wish.excludeCredentials?.map((key) => ({ ...key, id: bytes(key.id) })),
  });
  const credential = await answered(navigator.credentials.create({ publicKey }));
  return api('me/passkeys', { credential, device: deviceName() });
}

/**
 * Become whoever a passkey on this device belongs to, with all that was played here before.
 * @returns {Promise<number>} how many tables came along
 */
export async function comeBack() {
  const { options } = /** @type {{options: unknown}} */ (await api('passkeys/challenge', {}));
  const { challenge, rpId, timeout } = /** @type {PublicKeyCredentialRequestOptionsJSON} */ (
    options
  );
  const publicKey = { challenge: bytes(challenge), rpId, timeout };
  const credential = await answered(navigator.credentials.get({ publicKey }));
  return (await api('passkeys', { credential })).joined;
}
