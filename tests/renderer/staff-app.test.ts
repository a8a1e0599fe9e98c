import { QueryObserver } from '@tanstack/react-query';
import { describe, expect, test, vi } from 'vitest';
import { startStaffTexts } from '#renderer/staff/app/staff-texts.ts';
import { toPersonState } from '#renderer/staff/features/accounts/to-person-state.ts';
import { triesLeftOf } from '#renderer/staff/features/lock/tries-left.ts';
import { peopleOf } from '#renderer/staff/features/lock/who.ts';
import { parseFilters, withFilter } from '#renderer/staff/features/record/record-filters.ts';
import { keyOf } from '#renderer/staff/features/set-up/set-up.ts';
import { refreshForColleague, staffQueries } from '#renderer/staff/features/shared/gateway/staff-queries.ts';
import { hotelOf } from '#renderer/staff/features/shared/hotel/current-hotel.ts';
import { counts, toKeys } from '#renderer/staff/features/shared/hotkeys/hotkeys.ts';
import { parseAppearance } from '#renderer/staff/features/shared/look/appearance.ts';
import { shortName } from '#renderer/staff/features/shared/look/short-name.ts';
import { canUsePasskeys } from '#renderer/staff/features/shared/passkey/can-use-passkeys.ts';
import { signInFrom, toReturnPath } from '#renderer/staff/features/shared/paths/staff-paths.ts';
import { detailsText } from '#renderer/staff/features/shared/record/entry-details.ts';
import {
  IDLE_MS,
  idlenessAt,
  TOUCH_MS,
  touchDueAt,
  WARNING_MS,
} from '#renderer/staff/features/shared/session/idle.ts';
import { noteEnded } from '#renderer/staff/features/shared/session/session.ts';
import { publishSession, sessionState } from '#renderer/staff/features/shared/session/session-state.ts';
import { toRecoveryCode } from '#renderer/staff/features/shared/sign-in/to-recovery-code.ts';
import type { StaffSession } from '#shared/contract/staff/staff-session.ts';
import { AppError } from '#shared/errors.ts';

const session: StaffSession = {
  staffId: 'b0b00000-0000-4000-b000-000000000002',
  name: 'Bia Rocha',
  email: 'reception.jardins@pernoite.test',
  hotels: [
    { hotelId: 'JARDINS', name: 'Jardins', timeZone: 'America/Sao_Paulo', roles: ['RECEPTION'] },
    { hotelId: 'NILO', name: 'Nilo', timeZone: 'America/Sao_Paulo', roles: ['MANAGER'] },
  ],
  isLocked: true,
  hasPin: true,
  needsPassword: false,
  endsAt: '2026-11-28T20:00:00.000Z',
  colleagues: [{ staffId: 'b0b00000-0000-4000-b000-000000000001', name: 'Marta Reis', hasPin: false }],
};

describe('idle time', () => {
  test('the screen locks after fifteen minutes and warns in the last one (STF-06)', () => {
    expect(idlenessAt(IDLE_MS - WARNING_MS - 1, 0)).toEqual({ state: 'active' });
    expect(idlenessAt(IDLE_MS - WARNING_MS, 0)).toEqual({ state: 'warning', secondsLeft: 60 });
    expect(idlenessAt(IDLE_MS - 1, 0)).toEqual({ state: 'warning', secondsLeft: 1 });
    expect(idlenessAt(IDLE_MS, 0)).toEqual({ state: 'due' });
  });

  test('a computer that slept longer than that locks at once (STF-06)', () => {
    expect(idlenessAt(8 * 3_600_000, 0)).toEqual({ state: 'due' });
  });

  test('the gateway is told once a minute, and after the last activity, so that it does not lock first (STF-06)', () => {
    expect(touchDueAt(0, 0)).toBeNull();
    expect(touchDueAt(10_000, 0)).toBe(TOUCH_MS);
    expect(touchDueAt(TOUCH_MS + 1, TOUCH_MS)).toBe(2 * TOUCH_MS);
  });
});

describe('the lock', () => {
  test('it offers the person and the colleagues of the shift, each by what opens for them (STF-06)', () => {
    expect(peopleOf(session).map(({ name, isSelf, byPin }) => [name, isSelf, byPin])).toEqual([
      ['Bia Rocha', true, true],
      ['Marta Reis', false, false],
    ]);
    expect(peopleOf({ ...session, needsPassword: true })[0]?.byPin).toBe(false);
  });

  test('it says how many PINs may still be wrong (STF-06)', () => {
    const wrong = new AppError('PIN_WRONG', '', { details: { triesLeft: 3 } });
    expect(triesLeftOf(wrong)).toBe(3);
    expect(triesLeftOf(new AppError('PIN_NEEDS_PASSWORD', ''))).toBeNull();
    expect(triesLeftOf(null)).toBeNull();
  });
});

test('a passkey is offered for a name on the web alone, by a browser that has them (STF-03)', () => {
  const at = (address: string) => canUsePasskeys(new URL(address));
  expect(at('https://staff.hotel.example/')).toBe(false);
  vi.stubGlobal('PublicKeyCredential', class {});
  expect(at('https://staff.hotel.example/')).toBe(true);
  expect(at('http://localhost:4784/')).toBe(true);
  for (const elsewhere of ['http://127.0.0.1:4784/', 'https://[2001:db8::7]/', 'app://staff/'])
    expect(at(elsewhere), elsewhere).toBe(false);
});

test('of several calls that an ended session rejects, the first one’s reason stays at the sign-in (STF-05)', () => {
  publishSession({ status: 'signedIn', session });
  noteEnded();
  noteEnded();
  expect(sessionState()).toEqual({ status: 'signedOut', why: 'ended' });
});

test('a take-over keeps the data of the page behind the lock, removes the rest, and fetches again once it is open (STF-06)', async () => {
  staffQueries.setQueryData(['shown'], 'before');
  staffQueries.setQueryData(['left'], 'before');
  const queryFn = vi.fn<() => Promise<string>>(async () => 'after');
  const shown = { queryKey: ['shown'], queryFn, staleTime: Number.POSITIVE_INFINITY };
  const page = new QueryObserver(staffQueries, { ...shown, enabled: false });
  const leave = page.subscribe(() => undefined);
  refreshForColleague();
  expect(staffQueries.getQueryData(['left'])).toBeUndefined();
  expect(staffQueries.getQueryData(['shown'])).toBe('before');
  expect(queryFn).not.toHaveBeenCalled();
  page.setOptions({ ...shown, enabled: true });
  await vi.waitFor(() => expect(page.getCurrentResult().data).toBe('after'));
  leave();
  staffQueries.clear();
});

describe('keys', () => {
  const press = (
    key: string,
    held: Partial<Record<'ctrlKey' | 'altKey' | 'metaKey' | 'shiftKey', boolean>> = {},
  ) => toKeys({ key, ctrlKey: false, altKey: false, metaKey: false, shiftKey: false, ...held });
  const free = { isTyping: false, isDialogOpen: false, isLocked: false, focused: null };

  test('a key is named with what is held beside it (STF-07)', () => {
    expect(press('F8')).toBe('F8');
    expect(press('Enter', { ctrlKey: true })).toBe('Ctrl+Enter');
    expect(press('ArrowUp', { altKey: true })).toBe('Alt+ArrowUp');
    expect(press('{', { shiftKey: true })).toBe('{');
    expect(press('Tab', { shiftKey: true })).toBe('Shift+Tab');
  });

  test('a single character is text where somebody types, and no key counts behind a lock (STF-07)', () => {
    const bracket = { keys: '[', name: 'yesterday' };
    const lock = { keys: 'F8', name: 'lock', isEverywhere: true };
    const keys = { keys: 'F1', name: 'keys' };
    expect(counts(bracket, free)).toBe(true);
    expect(counts(bracket, { ...free, isTyping: true })).toBe(false);
    expect(counts(keys, { ...free, isTyping: true })).toBe(true);
    expect(counts(keys, { ...free, isDialogOpen: true })).toBe(false);
    expect(counts(lock, { ...free, isDialogOpen: true })).toBe(true);
    expect(counts(lock, { ...free, isLocked: true })).toBe(false);
  });
});

describe('addresses', () => {
  test('a sign-in leads back to a page of this app alone (STF-05)', () => {
    expect(signInFrom('/record?act=LOCKED')).toBe('/sign-in?from=%2Frecord%3Fact%3DLOCKED');
    expect(signInFrom('/')).toBe('/sign-in');
    expect(toReturnPath('/record?act=LOCKED')).toBe('/record?act=LOCKED');
    for (const foreign of [
      null,
      '',
      'https://evil.example',
      '//evil.example',
      '/\\evil.example',
      '/sign-in?from=/',
    ])
      expect(toReturnPath(foreign), String(foreign)).toBe('/');
  });

  test('the filters of the record stand in the address, and what cannot be meant is left out (AUD-03)', () => {
    const good = 'staffId=b0b00000-0000-4000-b000-000000000002&act=LOCKED&from=2026-11-01';
    expect(parseFilters(new URLSearchParams(good))).toEqual({
      staffId: 'b0b00000-0000-4000-b000-000000000002',
      act: 'LOCKED',
      from: '2026-11-01',
    });
    const bad = new URLSearchParams('staffId=1&act=NONE&from=yesterday&until=2026-02-30&bookingId=%3Cb%3E');
    expect(parseFilters(bad)).toEqual({});
    expect(withFilter(new URLSearchParams(good), 'act', '').has('act')).toBe(false);
  });
});

test('a person keeps the chosen hotel, and gets the first one where the choice is not theirs (STF-04)', () => {
  expect(hotelOf(session, 'NILO')?.hotelId).toBe('NILO');
  expect(hotelOf(session, 'MARISTA')?.hotelId).toBe('JARDINS');
  expect(hotelOf({ ...session, hotels: [] }, 'NILO')).toBeNull();
});

test('a recovery code is taken as it was typed (STF-03)', () => {
  expect(toRecoveryCode('a1b2c 3d4e5')).toBe('a1b2c-3d4e5');
  expect(toRecoveryCode('a1b2c-3d4e5-and more')).toBe('a1b2c-3d4e5');
  expect(toRecoveryCode('a1b')).toBe('a1b');
});

test('the key of the authenticator can be typed in groups of four (STF-02)', () => {
  expect(keyOf('otpauth://totp/Pernoite:a@b?secret=ABCDEFGHIJ&issuer=Pernoite')).toBe('ABCD EFGH IJ');
});

test('a name is shortened where everybody passes (STF-07)', () => {
  expect(shortName('Marina de Souza Dias')).toBe('Marina D.');
  expect(shortName('Cida')).toBe('Cida');
});

test('a person is invited, away or signed in (STF-05)', () => {
  const person = {
    staffId: session.staffId,
    name: 'Bia Rocha',
    email: 'b@pernoite.test',
    roles: ['RECEPTION' as const],
    isSetUp: true,
    signedInSince: null,
    isSelf: false,
  };
  expect(toPersonState({ ...person, isSetUp: false }).word).toBe('invited');
  expect(toPersonState(person).word).toBe('away');
  expect(toPersonState({ ...person, signedInSince: '2026-11-28T08:00:00.000Z' }).word).toBe('signedIn');
});

test('a stored appearance that nobody can have chosen is the usual one (STF-07)', () => {
  expect(parseAppearance('dark more')).toEqual({ scheme: 'dark', contrast: true });
  for (const odd of [null, '', 'purple', '{}'])
    expect(parseAppearance(odd)).toEqual({ scheme: 'auto', contrast: false });
});

test('the details of an act are words and sums in the language of the page, without ids (AUD-03)', async () => {
  await startStaffTexts('en', 'staff/acts');
  const names = new Map([[session.staffId, 'Bia Rocha']]);
  const textsOf = (details: Record<string, string | number>) => detailsText({ details }, names);
  expect(textsOf({ paymentId: 'p', purpose: 'BOOKING', amountCents: 45_000, means: 'CASH' })).toBe(
    'booking · R$\u00a0450,00 · cash',
  );
  expect(textsOf({ staffId: session.staffId, before: '', after: 'MANAGER RECEPTION' })).toBe(
    'Bia Rocha · now: management and reception',
  );
  expect(textsOf({ roomGuestId: 'g', reasons: 'DOCUMENT_COPY,UNDER_18' })).toBe('a copy and under 18');
  expect(textsOf({ roomGuestId: 'g', kind: 'CNH', corrected: 'lastName,birthDate' })).toBe(
    'CNH · corrected: last name and birth date',
  );
  expect(textsOf({ date: '2026-11-28', rooms: 12 })).toBe('11/28/2026 · rooms: 12');
  expect(textsOf({ later: 'NEW' })).toBe('later NEW');
});
