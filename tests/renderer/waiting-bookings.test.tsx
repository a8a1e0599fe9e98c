import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { beforeAll, describe, expect, test } from 'vitest';
import { startTexts } from '#renderer/guest/app/start-texts.ts';
import { WaitingBooking } from '#renderer/guest/features/account/email-verification/components/waiting-bookings.tsx';
import {
  sortedWaiting,
  type WaitingState,
  waitingState,
} from '#renderer/guest/features/account/email-verification/waiting-bookings.ts';
import type { Booking, BookingStatus } from '#shared/contract/guest/booking-view.ts';
import { standInForPage } from './page-stub.ts';

const now = new Date('2026-12-01T12:00:00-03:00');
const money = { total: 100, creditsUsed: 0, charged: 0, due: 0, deadline: null, pix: null };
const pix = { paymentId: 'p1', purpose: 'BOOKING', expiresAt: '2026-12-01T12:12:00-03:00' } as const;

const stateOf = (status: BookingStatus, changes: Partial<Booking> = {}) =>
  waitingState({ status, payment: money, isInvitationPending: false, ...changes }, now);

describe('what a guest whose e-mail is not verified has booked', () => {
  test('is the open Pix, while it can be paid (SGN-40)', () => {
    const open = { payment: { ...money, pix } };
    expect(stateOf('PROCESSING', open)).toEqual({ kind: 'pix', pix });
    const ended = { payment: { ...money, pix: { ...pix, expiresAt: '2026-12-01T12:00:00-03:00' } } };
    expect(stateOf('PROCESSING', ended)).toEqual({ kind: 'checking' });
  });

  test('are paid bookings, and those to be paid at the reception with their deadline (SGN-40)', () => {
    expect(stateOf('CONFIRMED')).toEqual({ kind: 'confirmed' });
    expect(stateOf('IN_PROGRESS')).toEqual({ kind: 'confirmed' });
    const deadline = '2026-12-01T21:00:00-03:00';
    expect(stateOf('PENDING', { payment: { ...money, deadline } })).toEqual({ kind: 'pending', deadline });
  });

  test('is no booking that is over, nor an invitation, which needs a verified address (SGN-40)', () => {
    for (const status of ['CANCELED', 'NO_SHOW', 'CONCLUDED'] as const) expect(stateOf(status)).toBeNull();
    expect(stateOf('CONFIRMED', { isInvitationPending: true })).toBeNull();
  });

  test('begins with what can be paid (SGN-40)', () => {
    const states: WaitingState[] = [
      { kind: 'confirmed' },
      { kind: 'pending', deadline: null },
      { kind: 'pix', pix },
    ];
    const kinds = sortedWaiting(states.map(state => ({ state }))).map(({ state }) => state.kind);
    expect(kinds).toEqual(['pix', 'pending', 'confirmed']);
  });
});

describe('its line', () => {
  const booking = {
    locator: 'K7QX2M',
    checkinDate: '2026-12-03T15:00:00-03:00',
    checkoutDate: '2026-12-06T12:00:00-03:00',
    building: { name: 'Pernoite Jardins', timezone: 'America/Sao_Paulo' },
  } as Booking;
  const shown = (state: WaitingState) =>
    renderToStaticMarkup(
      createElement(MemoryRouter, null, createElement(WaitingBooking, { booking, state })),
    ).replaceAll(/\s/gu, ' ');

  beforeAll(async () => {
    standInForPage('https://guest.pernoite.test');
    await startTexts('en', 'general', 'waiting-bookings');
  });

  test('leads back to the open code, with the time left (SGN-40)', () => {
    const expiresAt = new Date(Date.now() + 11.5 * 60_000).toISOString();
    const line = shown({ kind: 'pix', pix: { ...pix, expiresAt } });
    expect(line).toContain('Pernoite Jardins · Dec 3 – 6, 2026');
    expect(line).toMatch(/<a[^>]* href="\/guest\/pix\/p1"[^>]*>.*Pay with Pix, 12 min left/);
    const hours = shown({ kind: 'pix', pix: { ...pix, expiresAt, purpose: 'HOURS' } });
    expect(hours).toContain('Paid and confirmed. Reservation code K7QX2M.');
    expect(hours).toContain('Pay the extra hours with Pix, 12 min left');
  });

  test('names a paid and a pending booking, and until when to pay (SGN-40)', () => {
    expect(shown({ kind: 'confirmed' })).toContain('Paid and confirmed. Reservation code K7QX2M.');
    expect(shown({ kind: 'pending', deadline: null })).toContain('to be paid at the reception. Reservation');
    const deadline = '2026-12-03T17:00:00-03:00';
    expect(shown({ kind: 'pending', deadline })).toContain('at the reception by Thu, Dec 3, 5 PM.');
  });
});
