const PREFIX = 'pernoite.tour.';
const DIGEST_BYTES = 4;
const HEX = 16;

/** A few bytes of a hash: the mark outlives a sign-out, and a guest's id must not (SEC-22). */
async function keyOf(uid: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`tour ${uid}`));
  const digits = [...new Uint8Array(bytes, 0, DIGEST_BYTES)].map(byte => byte.toString(HEX).padStart(2, '0'));
  return `${PREFIX}${digits.join('')}`;
}

/** Releases before marked a tour under the guest's id. */
function removeIds(storage: Storage): void {
  const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  for (const name of names)
    if (name.startsWith(PREFIX) && !/^[0-9a-f]{8}$/.test(name.slice(PREFIX.length))) storage.removeItem(name);
}

export async function hasSeenTour(uid: string, storage: Storage): Promise<boolean> {
  const key = await keyOf(uid);
  if (storage.getItem(`${PREFIX}${uid}`) !== null) storage.setItem(key, 'seen');
  removeIds(storage);
  return storage.getItem(key) !== null;
}

export async function markTourSeen(uid: string, storage: Storage): Promise<void> {
  storage.setItem(await keyOf(uid), 'seen');
}
