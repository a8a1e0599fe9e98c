let ahead = 0;

/** Reads the gateway's clock from a response's Date header, if it is valid. */
export function learnServerTime(headers: Headers): void {
  const time = Date.parse(headers.get('date') ?? '');
  if (!Number.isNaN(time)) ahead = time - Date.now();
}

/**
 * The gateway's time, to a second (PD-18). Bookable dates and walk-ins are checked by this clock and not by the
 * device's: the gateway would reject offers of a wrong clock.
 */
export function serverNow(): Date {
  return new Date(Date.now() + ahead);
}

/** An instant of the gateway on this device's own clock, for a countdown; milliseconds since 1970. */
export function onDeviceClock(instant: string): number {
  return Date.parse(instant) - ahead;
}
