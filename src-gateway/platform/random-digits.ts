import { randomInt } from 'node:crypto';

/** A code of so many digits, from the system's own source of randomness. */
export const randomDigits = (digits: number): string => String(randomInt(10 ** digits)).padStart(digits, '0');
