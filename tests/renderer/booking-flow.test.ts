import { describe, expect, test } from 'vitest';
import {
  type Choosing,
  findRedirect,
  idle,
  type RoomOffer,
  searched,
  selectedRooms,
  servicesComplete,
} from '#renderer/guest/features/shared/booking-funnel/state/flow.ts';
import { refreshed } from '#renderer/guest/features/shared/booking-funnel/state/fresh-offers.ts';
import { parseFunnel } from '#renderer/guest/features/shared/booking-funnel/state/funnel-schema.ts';
import {
  awaitsPix,
  booked,
  intentFor,
  intentRejected,
  pixPaid,
  pixReleased,
} from '#renderer/guest/features/shared/booking-funnel/state/payment-intent.ts';
import { funnelTotals, roomPrice } from '#renderer/guest/features/shared/booking-funnel/state/prices.ts';
import {
  bedTypeChanged,
  cradleChanged,
  cradleConsentChanged,
  hourChanged,
  petChanged,
  petConsentChanged,
  roomRemoved,
  roomSelected,
} from '#renderer/guest/features/shared/booking-funnel/state/room-choice.ts';
import {
  hasForeignName,
  roomsRenamed,
} from '#renderer/guest/features/shared/booking-funnel/state/room-names.ts';
import { walkInOf } from '#renderer/guest/features/shared/booking-funnel/state/walk-in.ts';
import { redirectPath } from '#renderer/guest/features/shared/booking-funnel/steps.ts';
import { booking, chosen, couple, fees, hours, offer, start } from './funnel-stay.ts';

describe('searching and choosing rooms', () => {
  test('a search clears results, selected rooms and their count (SRC-21, FUN-07)', () => {
    const again = searched(idle, { ...chosen(couple).search, checkinDate: '2026-12-02' });
    expect(selectedRooms(again)).toEqual([]);
    expect(again).toMatchObject({ stage: 'choosing', rooms: [null], fees: null, intent: null });
  });

  test('a chosen room carries type, party, hours, price and nights (FUN-20)', () => {
    expect(chosen(couple, couple).rooms[1]).toEqual({
      selectId: '1_jardins-twin',
      typeId: 'jardins-twin',
      name: 'Cobogó Twin',
      nameIn: 'en',
      picture: null,
      bedChoice: true,
      adults: 2,
      children: 0,
      childrenAges: [],
      checkinHour: 19,
      checkoutHour: 10,
      price: {
        total: 759_80,
        taxValue: 38_00,
        dates: offer.nights,
        checkinSlot: { price: 0, taxValue: 0 },
        checkoutSlot: { price: 0, taxValue: 0 },
      },
      nights: 2,
      hasPet: false,
      hasPetConsent: false,
      hasCradle: false,
      hasCradleConsent: false,
      bedType: 'DOUBLE',
    });
  });

  test('adding a room sets the bed of its offer, which only a room with a choice changes (FUN-21, PD-53)', () => {
    expect(chosen(couple).rooms[0]?.bedType).toBe('DOUBLE');
    const twin = roomSelected(start(couple), 0, { ...offer, bedType: 'SINGLE' }, hours, fees);
    expect(twin.rooms[0]?.bedType).toBe('SINGLE');
    expect(bedTypeChanged(chosen(couple), 0, 'SINGLE').rooms[0]?.bedType).toBe('SINGLE');
    const fixed = roomSelected(start(couple), 0, { ...offer, bedChoice: false }, hours, fees);
    expect(bedTypeChanged(fixed, 0, 'SINGLE').rooms[0]?.bedType).toBe('DOUBLE');
  });

  test('adding a room sets the pet flag when the searched room has a pet (FUN-22)', () => {
    expect(chosen({ ...couple, pets: 1 }).rooms[0]?.hasPet).toBe(true);
    expect(chosen(couple).rooms[0]?.hasPet).toBe(false);
  });

  test.each([
    [[2], true],
    [[3], false],
    [[10, 0], true],
    [[], false],
  ])('with children of %o adding a room sets the cradle flag to %s (FUN-23)', (ages, cradle) => {
    const party = { adults: 1, children: ages.length, ages, pets: 0 };
    expect(chosen(party).rooms[0]?.hasCradle).toBe(cradle);
  });

  test('a room is taken back for its own searched room alone (FUN-14)', () => {
    const funnel = roomRemoved(chosen(couple, couple), 0);
    expect(funnel.rooms.map(room => room?.selectId ?? null)).toEqual([null, '1_jardins-twin']);
    expect(roomRemoved(funnel, 7)).toBe(funnel);
  });

  test('another hour changes the price', () => {
    const funnel = hourChanged(chosen(couple), 0, 'CHECKIN', { hour: 12, price: 65_70, taxValue: 3_29 });
    expect(funnel.rooms[0]).toMatchObject({
      checkinHour: 12,
      price: { total: 759_80, checkinSlot: { price: 65_70, taxValue: 3_29 } },
    });
  });

  test.each([
    ['chosen', chosen(couple)],
    ['booked', booked(chosen(couple), booking, false)],
  ])('another language changes the name of a %s room and nothing else (APP-04)', (_, before) => {
    const after = roomsRenamed(before, new Map([['jardins-twin', 'Twin Cobogó']]), 'pt');
    const [room] = selectedRooms(before);
    expect(after).toEqual({ ...before, rooms: [{ ...room, name: 'Twin Cobogó', nameIn: 'pt' }] });
    expect([hasForeignName(before, 'en'), hasForeignName(before, 'pt')]).toEqual([false, true]);
    expect([hasForeignName(after, 'en'), hasForeignName(after, 'pt')]).toEqual([true, false]);
    expect(roomsRenamed(before, new Map(), 'pt')).toEqual(before);
  });

  test('the totals are price, tax and what the hours add (FUN-24)', () => {
    let funnel = chosen(couple, { ...couple, pets: 1 });
    funnel = hourChanged(funnel, 0, 'CHECKIN', { hour: 12, price: 65_70, taxValue: 3_29 });
    funnel = hourChanged(funnel, 1, 'CHECKOUT', { hour: 14, price: 47_50, taxValue: 2_38 });
    expect(funnelTotals(funnel)).toEqual({
      value: 2 * 759_80 + 65_70 + 47_50 + 350_00,
      taxValue: 2 * 38_00 + 3_29 + 2_38 + 17_50,
      total: 2 * 797_80 + 65_70 + 47_50 + 350_00 + 3_29 + 2_38 + 17_50,
      checkinHours: 65_70,
      checkoutHours: 47_50,
    });
    expect(funnelTotals(idle).total).toBe(0);
  });
});

describe('services', () => {
  const withPet = chosen({ ...couple, pets: 1 });
  const withBaby = chosen({ adults: 2, children: 1, ages: [1], pets: 0 });

  test('a pet costs its fee as long as it comes along', () => {
    const room = petChanged(withPet, 0, false).rooms[0];
    expect(withPet.rooms[0] && roomPrice(withPet.rooms[0], fees).value).toBe(759_80 + 350_00);
    expect(room && roomPrice(room, fees).value).toBe(759_80);
  });

  test('turning the pet or the cradle off clears its consent (FUN-33)', () => {
    const consented = petConsentChanged(withPet, 0, true);
    expect(petChanged(petChanged(consented, 0, false), 0, true).rooms[0]?.hasPetConsent).toBe(false);
    const agreed = cradleConsentChanged(withBaby, 0, true);
    expect(cradleChanged(cradleChanged(agreed, 0, false), 0, true).rooms[0]?.hasCradleConsent).toBe(false);
  });

  test('a cradle is for a child under three (FUN-29)', () => {
    expect(cradleChanged(chosen(couple), 0, true).rooms[0]?.hasCradle).toBe(false);
    expect(cradleChanged(withBaby, 0, true).rooms[0]?.hasCradle).toBe(true);
  });

  test('a pet or cradle without consent blocks payment (FUN-32)', () => {
    expect(servicesComplete(selectedRooms(withPet))).toBe(false);
    expect(servicesComplete(selectedRooms(withBaby))).toBe(false);
    expect(servicesComplete(selectedRooms(petConsentChanged(withPet, 0, true)))).toBe(true);
  });
});

describe('walk-in', () => {
  const timeZone = 'America/Sao_Paulo';
  const at = (iso: string, forced = false) => ({ forced, timeZone, now: new Date(iso) });
  const early = hourChanged(chosen(couple, couple), 1, 'CHECKIN', { hour: 14, price: 0, taxValue: 0 });

  test.each([
    ['2026-12-01T10:00:00-03:00', false],
    ['2026-12-01T10:00:01-03:00', true],
    ['2026-12-01T13:00:30Z', true],
    ['2026-12-01T20:00:00-03:00', true],
  ])('at %s the earliest arrival at 14 makes it %s, by the hotel clock (FUN-36)', (now, walkIn) => {
    expect(walkInOf(early, at(now))).toBe(walkIn);
  });

  test('a device that forces it makes every booking a walk-in, and none without a room (FUN-35, FUN-37)', () => {
    const forced = at('2026-11-01T00:00:00-03:00', true);
    expect([early, start(couple), idle].map(funnel => walkInOf(funnel, forced))).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('the intent to pay', () => {
  const ids = () => {
    let count = 0;
    return () => `id-${++count}`;
  };

  test('the same payload goes out under the same key, another under a new one (PD-10)', () => {
    const newId = ids();
    const first = intentFor(chosen(couple), 'a', newId);
    const retried = intentFor(intentRejected(first.funnel), 'a', newId);
    const changed = intentFor(intentRejected(retried.funnel), 'b', newId);
    expect(retried.intent).toEqual(first.intent);
    expect(changed.intent.key).not.toBe(first.intent.key);
    expect(changed.intent.paymentId).not.toBe(first.intent.paymentId);
  });
});

describe('an attempt to pay whose end is unknown', () => {
  const open = intentFor(chosen({ ...couple, ages: [1], children: 1 }), 'a', () => 'id').funnel;

  test('outlives a new search, which clears everything once it is known (PD-10, SRC-21)', () => {
    const other = { ...open.search, hotelId: 'NILO' };
    expect(searched(open, other)).toBe(open);
    const cleared = { search: other, rooms: [null] };
    expect(searched(intentRejected(open), other)).toMatchObject({ ...cleared, intent: null });
    expect(searched(booked(open, booking, false), other)).toMatchObject(cleared);
  });

  test('is replaced by no other intent (PD-10)', () => {
    expect(intentFor(open, 'b', () => 'other')).toEqual({ funnel: open, intent: open.intent });
  });

  test.each<[string, (funnel: Choosing) => Choosing]>([
    ['another room', funnel => roomSelected(funnel, 0, { ...offer, typeId: 'jardins-suite' }, hours, fees)],
    ['no room', funnel => roomRemoved(funnel, 0)],
    ['another hour', funnel => hourChanged(funnel, 0, 'CHECKIN', { hour: 14, price: 1, taxValue: 1 })],
    ['a pet', funnel => petChanged(funnel, 0, true)],
    ['no cradle', funnel => cradleChanged(funnel, 0, false)],
    ['other beds', funnel => bedTypeChanged(funnel, 0, 'SINGLE')],
    ['a fresh price', funnel => refreshed(funnel, () => null, fees).funnel],
  ])('keeps the rooms that may have been paid: no change to %s (PD-10)', (_, change) => {
    expect(change(open)).toBe(open);
    expect(change(intentRejected(open))).not.toMatchObject({ rooms: open.rooms });
  });

  test.each(['step-1', 'step-2', 'step-3', 'confirmation'] as const)(
    'leads from %s to the payment, which finds it out (PD-10)',
    step => {
      expect(findRedirect(open, step)).toBe('step-4');
      expect(findRedirect(open, 'step-4')).toBeNull();
    },
  );
});

describe('rooms that wait for their Pix', () => {
  const picked = chosen(couple);
  const unpaid = awaitsPix(picked, { bookingId: 'b1', locator: 'PNT123', creditsUsed: 5_00, pixId: 'p1' });

  test.each(['step-1', 'step-2', 'step-3', 'step-4', 'confirmation'] as const)(
    'lead from %s to the code (PAY-33)',
    step => {
      expect(findRedirect(unpaid, step)).toBe('pix');
      expect(redirectPath(unpaid, step)).toBe('/guest/pix/p1');
    },
  );

  test('are booked once it is paid, with what credits and Pix paid (PAY-32, PAY-33)', () => {
    expect(pixPaid(unpaid, 792_80)).toMatchObject({
      stage: 'booked',
      walkIn: false,
      rooms: picked.rooms,
      booking: { status: 'CONFIRMED', creditsUsed: 5_00, charged: 792_80, chargedBy: 'PIX' },
    });
  });

  test('stay chosen when it is given up, to be paid for under a new intent (PAY-34)', () => {
    expect(pixReleased(unpaid)).toEqual({ ...picked, intent: null });
  });

  test('are found again after a reload (PAY-33, PD-20)', () => {
    expect(parseFunnel(JSON.stringify(unpaid))).toEqual(unpaid);
    const paid = pixPaid(unpaid, 792_80);
    expect(parseFunnel(JSON.stringify(paid))).toEqual(paid);
  });
});

describe('a fresh search under chosen rooms', () => {
  const dearer: RoomOffer = {
    ...offer,
    nights: offer.nights.map(night => ({ ...night, price: night.price + 10_00 })),
  };

  test('no change means no notification', () => {
    const { news } = refreshed(chosen(couple), () => ({ offer, ...hours }), fees);
    expect(news).toEqual([{ kind: 'same' }]);
  });

  test('a new price is applied and shown, consent and beds stay', () => {
    const before = petConsentChanged(chosen({ ...couple, pets: 1 }), 0, true);
    const { funnel, news } = refreshed(before, () => ({ offer: dearer, ...hours }), fees);
    const was = 797_80 + 367_50;
    expect(news).toEqual([{ kind: 'priceChanged', index: 0, from: was, to: was + 20_00 }]);
    expect(funnel.rooms[0]).toMatchObject({ hasPetConsent: true, price: { total: 779_80 } });
  });

  test('a room that is gone is removed and shown, the other stays', () => {
    const freshOf = (_: unknown, index: number) => (index === 0 ? null : { offer, ...hours });
    const { funnel, news } = refreshed(chosen(couple, couple), freshOf, fees);
    expect(news).toEqual([{ kind: 'soldOut', index: 0 }]);
    expect(funnel.rooms.map(room => room?.selectId ?? null)).toEqual([null, '1_jardins-twin']);
  });

  test('hours that are gone are replaced by others, with their price, and the guest is notified', () => {
    const checkin = { hour: 14, price: 21_90, taxValue: 1_10 };
    const { funnel, news } = refreshed(chosen(couple), () => ({ offer, ...hours, checkin }), fees);
    expect(news).toEqual([{ kind: 'hoursChanged', index: 0, from: 797_80, to: 797_80 + 23_00 }]);
    expect(funnel.rooms[0]).toMatchObject({ checkinHour: 14, price: { checkinSlot: { price: 21_90 } } });
  });
});
