import { createHash, timingSafeEqual } from 'node:crypto';

/** Takes the same time for every input: timing must not reveal how much of it is right. */
export function isSameSecret(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(wanted));
}
