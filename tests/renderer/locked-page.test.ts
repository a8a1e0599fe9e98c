import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { markLanguage } from '#renderer/platform/i18n/language.ts';
import { useBoard } from '#renderer/staff/features/board/queries.ts';
import { useDeskBooking } from '#renderer/staff/features/booking/queries.ts';
import { useAssisted, useChoices, useCities } from '#renderer/staff/features/check-in/queries.ts';
import { usePrintedDay } from '#renderer/staff/features/day-print/queries.ts';
import { useComparison, useDocument } from '#renderer/staff/features/document/queries.ts';
import { useClosedParcels, useOpenParcels, useReceivers } from '#renderer/staff/features/parcels/queries.ts';
import { useDue, useHours, usePix, useReceipt } from '#renderer/staff/features/payment/queries.ts';
import { useRecord } from '#renderer/staff/features/record/queries.ts';
import { useSearch } from '#renderer/staff/features/search/queries.ts';
import { usePeople } from '#renderer/staff/features/shared/people/queries.ts';
import { publishSession } from '#renderer/staff/features/shared/session/session-state.ts';
import { useHotelVersion } from '#renderer/staff/features/shared/version/use-hotel-version.ts';
import type { DeskPix } from '#shared/contract/staff/desk-payments.ts';
import { receptionSession } from './reception-session.ts';
import { runHook } from './run-hook.ts';

const hotelId = 'JARDINS';
const guest = { hotelId, bookingId: 'booking', roomGuestId: 'holder' };
const pix: DeskPix = {
  paymentId: 'payment',
  purpose: 'BOOKING',
  state: 'WAITING',
  amountCents: 100_00,
  receiver: 'Pernoite Jardins',
  code: '000201',
  expiresAt: '2026-11-28T12:30:00.000Z',
  now: '2026-11-28T12:00:00.000Z',
};

/** Each query of a page of staff. */
const queries = {
  board: () => useBoard(hotelId, null),
  version: () => useHotelVersion(hotelId),
  booking: () => useDeskBooking(hotelId, 'booking'),
  due: () => useDue(hotelId, 'booking'),
  hours: () => useHours({ hotelId, bookingId: 'booking', accommodationId: '7', type: 'CHECKOUT' }),
  pix: () => usePix(hotelId, 'booking', pix),
  receipt: () => useReceipt(hotelId, { bookingId: 'booking', paymentId: 'payment' }),
  document: () => useDocument(guest),
  comparison: () => useComparison(guest, { firstName: 'Daniel' }, 1),
  checkIn: () => useAssisted(guest),
  choices: () => useChoices(hotelId),
  cities: () => useCities(hotelId, 'SP'),
  openParcels: () => useOpenParcels(hotelId),
  closedParcels: () => useClosedParcels(hotelId, 'HANDED_OVER', true),
  receivers: () => useReceivers(hotelId),
  printedDay: () => usePrintedDay(hotelId, '2026-11-28'),
  record: () => useRecord(hotelId, {}),
  people: () => usePeople(hotelId),
  search: () => useSearch(hotelId, 'daniel'),
};

const sent = vi.fn<() => Promise<Response>>();
beforeEach(() => {
  markLanguage('en');
  // Nothing responds: what counts is that somebody asks.
  sent.mockReset().mockReturnValue(new Promise(() => undefined));
  vi.stubGlobal('fetch', sent);
});
afterEach(() => {
  publishSession({ status: 'signedOut', why: 'never' });
  vi.unstubAllGlobals();
});

function openPage(hook: () => unknown, isLocked: boolean): number {
  publishSession({ status: 'signedIn', session: receptionSession(isLocked) });
  const client = new QueryClient();
  const page = runHook(hook, child => createElement(QueryClientProvider, { client }, child));
  page.unmount();
  client.clear();
  return sent.mock.calls.length;
}

test.each(Object.entries(queries))('a locked page makes no call for its %s (STF-06)', (_, hook) => {
  expect(openPage(hook, true)).toBe(0);
  expect(openPage(hook, false)).toBeGreaterThan(0);
});
