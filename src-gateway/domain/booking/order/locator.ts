import { randomInt } from 'node:crypto';

/** Without 0, O, 1 and I, which guests read wrong over the phone. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 6;

/** A reservation code such as `K7RM2X`. Random, so that one code does not lead to the next. */
export function newLocator(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}
