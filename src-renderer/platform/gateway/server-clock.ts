let ahead = 0;

/** Takes over the gateway's clock from a response's Date header, where it has a valid one. */
export function learnServerTime(headers: Headers): void {
  const time = Date.parse(headers.get('date') ?? '');
  if (!Number.isNaN(time)) ahead = time - Date.now();
}

/**
 * The gateway's time, to a second (PD-18). Dates that can be booked and walk-ins are checked by this clock and not by
 * the device's, which may be wrong: the gateway would reject what a wrong clock offered.
 */
export function serverNow(): Date {
  return new Date(Date.now() + ahead);
}

/** An instant of the gateway on this device's own clock, for a countdown; milliseconds since 1970. */
export function onDeviceClock(instant: string): number {
  return Date.parse(instant) - ahead;
}
