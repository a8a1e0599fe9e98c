import { createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

const PERIOD_MS = 30_000;
const taken = new Map<string, Set<number>>();

/** The code of an authenticator app whose key is these bytes (RFC 6238), `steps` periods from now. */
export function totp(key: string | Uint8Array, steps = 0): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(currentStep() + steps));
  const digest = createHmac('sha1', key).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0xf;
  return String((digest.readUInt32BE(offset) & 0x7fff_ffff) % 1_000_000).padStart(6, '0');
}

/**
 * A code that no earlier call returned for the account: the gateway takes each one once. Three are right at one time; after
 * them the next half minute is waited for, as a person does. Accounts of a seed share a key.
 */
export async function unusedTotp(key: string, account = key): Promise<string> {
  const used = taken.get(account) ?? new Set();
  taken.set(account, used);
  for (;;) {
    const now = currentStep();
    const step = [now, now + 1, now - 1].find(candidate => !used.has(candidate));
    if (step !== undefined) {
      used.add(step);
      return totp(key, step - now);
    }
    await pause((now + 1) * PERIOD_MS - Date.now());
  }
}

const currentStep = () => Math.floor(Date.now() / PERIOD_MS);

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The key in an otpauth address. */
export function keyOf(otpauthUri: string): Buffer {
  const secret = new URL(otpauthUri).searchParams.get('secret') ?? '';
  const bits = [...secret].map(sign => ALPHABET.indexOf(sign).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map(byte => Number.parseInt(byte, 2)));
}
