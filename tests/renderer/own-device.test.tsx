import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { startTexts } from '#renderer/guest/app/start-texts.ts';
import { OwnDeviceChoice } from '#renderer/guest/features/shared/session/components/own-device-choice.tsx';
import {
  chooseOwnDevice,
  forgetOwnDevice,
  isOwnDevice,
  ownDeviceAtom,
  takeOwnDeviceChoice,
} from '#renderer/guest/features/shared/session/own-device.ts';
import { signOut } from '#renderer/guest/features/shared/session/session.ts';
import { deviceProfile } from '#renderer/platform/host/device-profile.ts';
import { host, provideHost } from '#renderer/platform/host/host.ts';
import { guestStore } from '#renderer/platform/state/store.ts';
import { defaultDeviceSettings } from '#shared/device-settings.ts';
import { standInForPage } from './page-stub.ts';
import { storageOf } from './storage.ts';

const HOME = 'https://guest.pernoite.test';

function openAt(origin: string, { installed = false } = {}): void {
  standInForPage(origin);
  vi.stubGlobal('localStorage', storageOf());
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: installed && query === '(display-mode: standalone)',
  }));
}

function openOn(profile: 'kiosk' | 'reception'): void {
  openAt(HOME, { installed: true });
  const settings = { ...defaultDeviceSettings, hotelId: 'JARDINS', profile };
  provideHost({ ...host(), profile: deviceProfile(settings) });
}

beforeEach(() => openAt(HOME));

test('a browser is nobody’s own until its guest says so; an installed app is, until its guest says not (SES-13)', () => {
  expect(isOwnDevice()).toBe(false);
  chooseOwnDevice(true);
  expect(isOwnDevice()).toBe(true);
  openAt(HOME, { installed: true });
  expect(isOwnDevice()).toBe(true);
  chooseOwnDevice(false);
  expect(isOwnDevice()).toBe(false);
});

test.each([
  ['a kiosk', () => openOn('kiosk')],
  ['a desk', () => openOn('reception')],
  ['a tablet of the lobby', () => openAt('https://kiosk.pernoite.test', { installed: true })],
])('%s is never a guest’s own, and does not offer it (SES-13)', async (_name, open) => {
  open();
  await startTexts('en', 'general', 'session');
  chooseOwnDevice(true);
  expect(isOwnDevice()).toBe(false);
  expect(renderToStaticMarkup(<OwnDeviceChoice />)).toBe('');
});

describe('the choice', () => {
  test('is offered unticked, and says what happens without it (SES-13)', async () => {
    await startTexts('en', 'general', 'session');
    const shown = renderToStaticMarkup(<OwnDeviceChoice />);
    expect(shown).toContain('This device is mine');
    expect(shown).toContain('after 3 minutes without use');
    expect(shown).not.toContain('checked=""');
    openAt(HOME, { installed: true });
    expect(renderToStaticMarkup(<OwnDeviceChoice />)).toContain('checked=""');
  });

  test('of the sign-in counts from then on, once (SES-13)', () => {
    guestStore().set(ownDeviceAtom, true);
    takeOwnDeviceChoice({ isSameGuest: false });
    expect(isOwnDevice()).toBe(true);
    takeOwnDeviceChoice({ isSameGuest: true });
    expect(isOwnDevice()).toBe(true);
  });

  test('never passes to another guest of the same browser (SES-13)', () => {
    chooseOwnDevice(true);
    takeOwnDeviceChoice({ isSameGuest: false });
    expect(isOwnDevice()).toBe(false);
  });

  test.each(['signedOut', 'idle', 'replaced'] as const)(
    'ends with the session: %s (SES-13)',
    async reason => {
      chooseOwnDevice(true);
      await signOut(reason);
      expect(isOwnDevice()).toBe(false);
    },
  );

  test('is the default again where the browser has no storage (SES-13)', () => {
    vi.stubGlobal('localStorage', undefined);
    chooseOwnDevice(true);
    expect(isOwnDevice()).toBe(false);
    expect(forgetOwnDevice).not.toThrow();
  });
});
