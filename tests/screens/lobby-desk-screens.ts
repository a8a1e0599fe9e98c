import type { Page } from '@playwright/test';
import type { LobbyCall, LobbyDevice } from '#shared/contract/staff/lobby.ts';
import { jardins } from '#tests/journeys/pages/staff-pages.ts';
import { type Language, textsOf } from '#tests/journeys/pages/texts.ts';
import { toScreens } from './screen.ts';
import { signedIn } from './staff-signed-in.ts';

/** What kiosks tell the desk: no picture has a kiosk of its own. */
async function respond(page: Page, name: 'calls' | 'devices', body: object): Promise<void> {
  await page.route(`**/api/hotels/*/${name}`, route => route.fulfill({ json: body }));
}

async function lobbyCall(page: Page, language: Language): Promise<void> {
  const now = Date.now();
  const call: LobbyCall = {
    id: 'call',
    deviceId: 'lobby-3',
    screen: 'PAYMENT',
    language: 'pt',
    guest: 'Daniel W.',
    state: 'WAITING',
    staffId: null,
    staffName: null,
    calledAt: new Date(now).toISOString(),
    respondBy: new Date(now + 112_000).toISOString(),
    acceptedAt: null,
  };
  await respond(page, 'calls', { calls: [call, { ...call, id: 'other', deviceId: 'lobby-1', guest: null }] });
  await signedIn(page, language, jardins.reception.email, '/');
  await page.getByRole('table').waitFor();
  await page.getByRole('button', { name: textsOf(language)('staff/lobby:acts.take') }).waitFor();
}

async function devices(page: Page, language: Language): Promise<void> {
  const lastSeenAt = '2026-12-01T15:08:00.000Z';
  const working: LobbyDevice = {
    deviceId: 'lobby-1',
    profile: 'kiosk',
    state: 'WORKING',
    lastSeenAt,
    version: '1.4.0',
    printer: 'READY',
    outOfService: null,
  };
  await respond(page, 'devices', {
    devices: [
      { ...working, deviceId: 'desk-1', profile: 'reception', printer: 'MISSING' },
      working,
      { ...working, deviceId: 'lobby-2', state: 'SILENT' },
      { ...working, deviceId: 'lobby-3', state: 'OUT_OF_SERVICE', outOfService: 'CRASHES', printer: 'NONE' },
      { ...working, deviceId: 'lobby-4', state: 'NEVER', lastSeenAt: null, version: null, printer: null },
    ],
  });
  await signedIn(page, language, jardins.reception.email, '/devices');
  await page.getByRole('table').waitFor();
}

export const lobbyDeskScreens = toScreens({ 'staff-call': lobbyCall, 'staff-devices': devices });
