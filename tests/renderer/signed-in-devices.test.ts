import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { settingSections } from '#renderer/guest/features/account/settings/sections.ts';
import { sorted, toAgo } from '#renderer/guest/features/account/settings/signed-in-devices.ts';
import { deviceProfile } from '#renderer/platform/host/device-profile.ts';
import { type Profile, webProfile } from '#renderer/platform/host/profile.ts';
import { formatAgo } from '#renderer/platform/i18n/format.ts';
import { markLanguage } from '#renderer/platform/i18n/language.ts';
import type { GuestSession } from '#shared/contract/guest/sessions.ts';
import { defaultDeviceSettings } from '#shared/device-settings.ts';
import { standInForPage } from './page-stub.ts';

beforeAll(() => standInForPage('https://guest.pernoite.test'));
beforeEach(() => markLanguage('en'));

const now = new Date('2026-11-20T12:00:00Z');
const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

describe('when a device was used last', () => {
  test.each([
    [0, null],
    [119 * SECOND, null],
    [120 * SECOND, { value: 2, unit: 'minute' }],
    [HOUR - SECOND, { value: 59, unit: 'minute' }],
    [HOUR, { value: 1, unit: 'hour' }],
    [24 * HOUR - SECOND, { value: 23, unit: 'hour' }],
    [24 * HOUR, { value: 1, unit: 'day' }],
    [29 * 24 * HOUR, { value: 29, unit: 'day' }],
  ])('%i ms ago is %j (SEC-09)', (passed, ago) => expect(toAgo(before(passed), now)).toEqual(ago));

  test('a time of the future, by a clock that is wrong, is just now (SEC-09)', () => {
    expect(toAgo(before(-5 * HOUR), now)).toBeNull();
  });

  test('is shown in the page’s language (SEC-09)', () => {
    expect([formatAgo(2, 'hour'), formatAgo(1, 'day')]).toEqual(['2 hours ago', 'yesterday']);
    markLanguage('pt');
    expect([formatAgo(2, 'hour'), formatAgo(1, 'day')]).toEqual(['há 2 horas', 'ontem']);
  });
});

test('this device comes first, then the one that was used last (SEC-09)', () => {
  const session = (id: string, lastSeenAt: string, isCurrent = false): GuestSession => ({
    id,
    deviceKind: 'BROWSER',
    deviceName: id,
    signedInAt: '2026-11-01T10:00:00.000Z',
    lastSeenAt,
    isCurrent,
  });
  const sessions = [
    session('old', '2026-11-02T10:00:00.000Z'),
    session('this', '2026-11-01T10:00:00.000Z', true),
    session('new', '2026-11-03T10:00:00.000Z'),
  ];
  expect(sorted(sessions).map(({ id }) => id)).toEqual(['this', 'new', 'old']);
});

test('a screen for strangers offers no list of sessions; e-mail and password are changed on a guest’s own device alone (SEC-09, SET-27, SET-28)', () => {
  const names = ({ capabilities }: Profile) => settingSections(capabilities).map(({ name }) => name);
  const own = names(webProfile('stay.hotel.example'));
  const [kiosk, desk] = (['kiosk', 'reception'] as const).map(profile =>
    names(deviceProfile({ ...defaultDeviceSettings, hotelId: 'JARDINS', profile })),
  );
  expect(own).toEqual(expect.arrayContaining(['sessions', 'access']));
  expect(kiosk).toEqual(own.filter(name => name !== 'sessions' && name !== 'access'));
  for (const shared of [desk, names(webProfile('kiosk.stay.hotel.example'))])
    expect(shared).toEqual(own.filter(name => name !== 'access'));
});
