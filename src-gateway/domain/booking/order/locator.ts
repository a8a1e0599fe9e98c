import { randomInt } from 'node:crypto';

/** Without 0, O, 1 and I, which are misread over the phone. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 6;

/** A reservation code such as `K7RM2X`. Random, so that the next code cannot be guessed from it. */
export function newLocator(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}
