import { describe, expect, test } from 'vitest';
import { roomActions } from '#renderer/guest/features/booking/booking-management/room-actions.ts';

const booking = {
  isOta: false,
  isLoggedUserHolder: true,
  checkinDate: '2026-12-10T15:00:00-03:00',
  building: { timezone: 'America/Sao_Paulo' },
};
const room = {
  status: 'CONFIRMED' as const,
  isMainGuestLogged: true,
  isCheckinDone: false,
  canPurchaseEarlyCheckin: false,
  canPurchaseLateCheckout: false,
  isEarlyDepartureAllowed: false,
  isCheckoutAvailable: false,
  checkinDate: '2026-12-10T15:00:00-03:00',
  checkoutDate: '2026-12-13T12:00:00-03:00',
};
const onSale = new Date('2026-12-08T12:00:00Z');

type Differences = { booking?: Partial<typeof booking>; room?: Partial<Omit<typeof room, 'status'>> };

function actionsOf(differences: Differences, now = onSale) {
  const circumstances = {
    booking: { ...booking, ...differences.booking },
    room: { ...room, ...differences.room },
    now,
  };
  return Object.fromEntries(
    roomActions(circumstances).map(action => [action.act, action.isAllowed ? 'allowed' : action.why]),
  );
}

describe('what can be done with a room (BKG-16, BKG-36)', () => {
  test.each(['PENDING', 'PROCESSING', 'CANCELED', 'NO_SHOW', 'CONCLUDED'] as const)(
    'nothing is offered for a room that is %s (BKG-16)',
    status => {
      expect(roomActions({ booking, room: { ...room, status }, now: onSale })).toEqual([]);
    },
  );

  test('each act is offered where the gateway allows it (BKG-08, BKG-36)', () => {
    const allowed = {
      canPurchaseEarlyCheckin: true,
      canPurchaseLateCheckout: true,
      isEarlyDepartureAllowed: true,
    };
    const acts = { arriveEarlier: 'allowed', leaveLater: 'allowed', giveUp: 'allowed' };
    expect(actionsOf({ room: allowed })).toEqual(acts);
    expect(actionsOf({ room: { ...allowed, isCheckinDone: true } })).toHaveProperty('leaveEarly', 'allowed');
  });

  test('a room whose last night has begun is checked out, not left early (OUT-01, EDP-04)', () => {
    const room = { isCheckinDone: true, isCheckoutAvailable: true };
    expect(actionsOf({ room })).toHaveProperty('checkOut', 'allowed');
    expect(actionsOf({ room })).not.toHaveProperty('leaveEarly');
  });

  test('hours that are not on sale yet name the day, by the hotel’s own calendar (HRS-06, PD-61)', () => {
    const from = new Date('2026-12-05T03:00:00Z');
    const [arrive] = roomActions({ booking, room, now: new Date('2026-12-05T02:59:59Z') });
    expect(arrive).toEqual({ act: 'arriveEarlier', isAllowed: false, why: 'notOnSale', from });
    expect(actionsOf({}, from)).toHaveProperty('arriveEarlier', 'unavailable');
  });

  test('a guest who is there already is not shown a sale that begins later', () => {
    const early = new Date('2026-12-01T12:00:00Z');
    const why = { arriveEarlier: 'checkedIn', leaveLater: 'notOnSale', leaveEarly: 'notBegun' };
    expect(actionsOf({ room: { isCheckinDone: true } }, early)).toMatchObject(why);
  });

  test.each([
    ['a partner’s booking', { booking: { isOta: true } }, 'partner', 'notCheckedIn'],
    [
      'a guest who neither booked nor is responsible for the room',
      { booking: { isLoggedUserHolder: false }, room: { isMainGuestLogged: false } },
      'notMainGuest',
      'notCheckedIn',
    ],
    ['the only room of its holder', {}, 'unavailable', 'onlyRoom'],
  ] as const)('%s sees why not', (_, differences, hours, early) => {
    expect(actionsOf(differences)).toEqual({ arriveEarlier: hours, leaveLater: hours, leaveEarly: early });
  });

  test('an hour that has passed is not to be had any more', () => {
    const passed = { arriveEarlier: 'passed', leaveLater: 'unavailable' };
    expect(actionsOf({}, new Date('2026-12-10T18:00:00Z'))).toMatchObject(passed);
    expect(actionsOf({}, new Date('2026-12-13T15:00:00Z'))).toHaveProperty('leaveLater', 'passed');
  });
});
