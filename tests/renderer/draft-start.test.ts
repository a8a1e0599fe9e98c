import { expect, test } from 'vitest';
import { draftStart } from '#renderer/guest/features/booking/booking-search/use-search-draft.ts';
import {
  missingInSearch,
  newDraft,
} from '#renderer/guest/features/shared/booking-funnel/state/search-draft.ts';
import { deviceProfile } from '#renderer/platform/host/device-profile.ts';
import { webProfile } from '#renderer/platform/host/profile.ts';
import { defaultDeviceSettings } from '#shared/device-settings.ts';

const timeZone = 'America/Sao_Paulo';
const kiosk = deviceProfile({ ...defaultDeviceSettings, hotelId: 'NILO' });
const desk = deviceProfile({ ...defaultDeviceSettings, profile: 'reception', hotelId: 'NILO' });
const at = (clock: string) => ({ now: new Date(`2026-11-21T${clock}:00-03:00`), timeZone });

test('a kiosk has its own hotel, tonight and one adult filled in: one touch shows the rooms (KSK-01, KSK-03)', () => {
  const start = draftStart(kiosk, at('16:20'));
  expect(start).toEqual({
    hotelId: 'NILO',
    checkinDate: '2026-11-21',
    checkoutDate: '2026-11-22',
    checkinHour: 17,
    rooms: [{ adults: 1, children: 0, ages: [], pets: 0 }],
  });
  expect(missingInSearch(newDraft(start))).toEqual([]);
});

test.each([
  ['08:00', '2026-11-21', 15],
  ['13:59', '2026-11-21', 15],
  ['15:30', '2026-11-21', 16],
  ['18:10', '2026-11-21', 19],
  ['23:50', '2026-11-21', 19],
  ['00:10', '2026-11-20', 19],
  ['04:59', '2026-11-20', 19],
  ['05:00', '2026-11-21', 15],
])('at %s a walk-in arrives on %s at %s, at no extra price (KSK-01)', (clock, checkinDate, checkinHour) => {
  expect(draftStart(kiosk, at(clock))).toMatchObject({ checkinDate, checkinHour });
});

test('a desk knows its hotel and leaves the rest empty (DSK-05)', () => {
  expect(draftStart(desk, at('16:20'))).toEqual({ hotelId: 'NILO', checkinDate: null });
});

test('on a guest’s own device nothing is filled in (SRC-04)', () => {
  expect(draftStart(webProfile('guest.pernoite.test'), at('16:20'))).toEqual({
    hotelId: null,
    checkinDate: null,
  });
});
