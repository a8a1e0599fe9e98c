let ahead = 0;

export function learnServerTime(headers: Headers): void {
  const time = Date.parse(headers.get('date') ?? '');
  if (!Number.isNaN(time)) ahead = time - Date.now();
}

/** To a second (PD-18). The device's own clock may be wrong, and the gateway would reject offers made by it. */
export function serverNow(): Date {
  return onServerClock(Date.now());
}

/** A moment of this device's own clock, as the gateway's clock showed it; milliseconds since 1970. */
export function onServerClock(moment: number): Date {
  return new Date(moment + ahead);
}

/** An instant of the gateway on this device's own clock, for a countdown; milliseconds since 1970. */
export function onDeviceClock(instant: string): number {
  return Date.parse(instant) - ahead;
}
