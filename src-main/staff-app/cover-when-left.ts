import type { PowerEvents } from '../kiosk/watch-power.ts';

/** A computer that is locked or suspended covers what staff see (DSK-07). */
export function coverWhenLeft(power: PowerEvents, cover: () => void): void {
  let isSuspended = false;
  power.on('lock-screen', cover);
  power.on('suspend', () => {
    isSuspended = true;
    cover();
  });
  power.on('resume', () => {
    // Some systems report only the end of a sleep.
    if (!isSuspended) cover();
    isSuspended = false;
  });
}
