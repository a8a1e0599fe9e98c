import { today } from '../journeys/pages/funnel-pages.ts';

/** The sandbox's clock, for what depends on the hour; whoever takes the pictures resets it after each. */

const HOUR_MS = 3_600_000;

async function post(gateway: string, path: string, fields: Record<string, string>): Promise<void> {
  const response = await fetch(new URL(path, gateway), {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
    redirect: 'manual',
  });
  if (response.status >= 400) throw new Error(`${path}: ${response.status}`);
}

export async function moveClock(gateway: string, milliseconds: number): Promise<void> {
  await post(gateway, '/console/clock/move', { by: String(milliseconds) });
}

let afternoons = 0;

/**
 * Four in the afternoon at the hotels: the usual arrival at 19:00 is a walk-in then. Of another day for each picture, so
 * that none books the rooms of the next. Returns that day.
 */
export async function moveToAfternoon(gateway: string): Promise<string> {
  afternoons += 1;
  const day = today(new Date(Date.now() + afternoons * 24 * HOUR_MS));
  // The whole country has had one offset since 2019.
  await moveClock(gateway, Date.parse(`${day}T16:00:00-03:00`) - Date.now());
  return day;
}

export async function resetClock(gateway: string): Promise<void> {
  await post(gateway, '/console/clock/reset', {});
}
