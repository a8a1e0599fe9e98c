import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { startTexts } from '#renderer/guest/app/start-texts.ts';
import { HourPickers } from '#renderer/guest/features/booking/booking-results/components/hour-pickers.tsx';
import {
  freshRooms,
  nextUnselected,
  takenHours,
} from '#renderer/guest/features/booking/booking-results/fresh-rooms.ts';
import {
  arrivalOptions,
  arrivalsAt,
  choiceObstacle,
  departureOptions,
  type HourQuestion,
  leftFor,
  leftOfType,
  nearestHours,
} from '#renderer/guest/features/booking/booking-results/hour-choice.ts';
import {
  type Offer,
  shownPrice,
  toOffers,
  toRoomOffer,
} from '#renderer/guest/features/booking/booking-results/offers.ts';
import { swiped } from '#renderer/guest/features/booking/booking-results/use-carousel.ts';
import type { Choosing } from '#renderer/guest/features/shared/booking-funnel/state/flow.ts';
import { roomSelected } from '#renderer/guest/features/shared/booking-funnel/state/room-choice.ts';
import type { AvailabilityResponse } from '#shared/contract/guest/hotels.ts';
import { couple, start } from './funnel-stay.ts';
import { standInForPage } from './page-stub.ts';

const hours = [10, 11, 12, 13, 14, 15, 16, 17, 18, 19];

function availabilityOf(
  free: number,
  hourly: { arrivals?: Record<number, number>; departures?: Record<number, number> } = {},
  searches = 1,
): AvailabilityResponse {
  return {
    availabilities: Array.from({ length: searches }, () => ({
      search: { adults: 2, children: 0, childrenAges: [] },
      rooms: [
        {
          typeId: 'jardins-twin',
          nights: 2,
          amountAvailable: free,
          price: {
            total: 759.8,
            taxValue: 38,
            dates: [
              { date: '2026-12-01', price: 379.9, taxValue: 19 },
              { date: '2026-12-02', price: 379.9, taxValue: 19 },
            ],
            checkinHours: hours.map(hour => ({
              hour,
              price: hour < 15 ? (15 - hour) * 21.9 : 0,
              taxValue: hour < 15 ? (15 - hour) * 1.1 : 0,
              amountAvailable: hourly.arrivals?.[hour] ?? free,
            })),
            checkoutHours: hours.map(hour => ({
              hour,
              price: 0,
              taxValue: 0,
              amountAvailable: hourly.departures?.[hour] ?? free,
            })),
          },
          details: {
            name: 'Cobogó Twin',
            description: '',
            characteristics: [],
            maxGuests: 2,
            amenities: ['WIFI'],
            images: [{ small: '/pictures/room-twin-640.webp', large: '/pictures/room-twin-1600.webp' }],
            beds: [{ kind: 'SINGLE', amount: 2 }],
            occupancy: 2,
            size: 22,
            bedChoice: true,
          },
        },
      ],
    })),
    additionalServices: [{ name: 'PET', value: 350, taxValue: 17.5 }],
  };
}
const firstOf = (availability: AvailabilityResponse): Offer =>
  toOffers(availability, 'en').rooms[0]?.[0] as Offer;
const usual: HourQuestion = { searched: { checkin: 19, checkout: 10 }, taken: [], isOpen: () => true };
const enabled = (options: { hour: number; disabled: boolean }[]) =>
  options.filter(option => !option.disabled).map(option => option.hour);

describe('the response of a search', () => {
  test('offers types for each searched room (FUN-08)', () => {
    const types = toOffers(availabilityOf(3, {}, 2), 'en').rooms.map(room =>
      room.map(({ typeId }) => typeId),
    );
    expect(types).toEqual([['jardins-twin'], ['jardins-twin']]);
  });

  test('prices a type’s nights and hours in cents (FUN-10)', () => {
    const offer = firstOf(availabilityOf(3));
    expect(offer.nights[0]).toEqual({ date: '2026-12-01', price: 379_90, taxValue: 19_00 });
    expect(offer.checkinHours[4]).toEqual({ hour: 14, price: 21_90, taxValue: 1_10, amountAvailable: 3 });
  });

  test('names the fees of a pet and a crib in cents (FUN-09)', () => {
    expect(toOffers(availabilityOf(1), 'en').fees).toEqual({
      pet: { price: 350_00, taxValue: 17_50 },
      cradle: { price: 0, taxValue: 0 },
    });
  });

  test('a type without pictures is offered with none (FUN-11)', () => {
    const offer = firstOf(availabilityOf(1));
    expect(toRoomOffer(offer, 'en').picture).toBe('/pictures/room-twin-640.webp');
    expect(toRoomOffer({ ...offer, details: { ...offer.details, images: [] } }, 'en').picture).toBeNull();
  });

  test('a room with a choice of beds is made as its card says, others with one double bed (FUN-21, PD-53)', () => {
    const { details, ...rest } = firstOf(availabilityOf(1));
    const bedTypeOf = (change: Partial<Offer['details']>) =>
      toRoomOffer({ ...rest, details: { ...details, ...change } }, 'en').bedType;
    expect(bedTypeOf({})).toBe('SINGLE');
    expect(bedTypeOf({ beds: [{ kind: 'TWIN', amount: 2 }] })).toBe('SINGLE');
    expect(bedTypeOf({ beds: [{ kind: 'DOUBLE', amount: 1 }] })).toBe('DOUBLE');
    expect(
      bedTypeOf({
        beds: [
          { kind: 'SINGLE', amount: 1 },
          { kind: 'QUEEN', amount: 1 },
        ],
      }),
    ).toBe('DOUBLE');
    expect(bedTypeOf({ beds: [] })).toBe('DOUBLE');
    expect(bedTypeOf({ bedChoice: false })).toBe('DOUBLE');
  });

  test('the shown price has nights, hours and tax in it', () => {
    expect(shownPrice(firstOf(availabilityOf(1)), [{ price: 21_90, taxValue: 1_10 }])).toEqual({
      value: 781_70,
      taxValue: 39_10,
      total: 820_80,
      perNight: 398_90,
      sameEachNight: true,
    });
  });
});

describe('hours of a room', () => {
  test('arrivals are listed latest first, departures earliest first (SRC-19, SRC-20)', () => {
    const offer = firstOf(availabilityOf(2));
    expect(arrivalOptions(offer, usual.searched, usual).map(({ hour }) => hour)).toEqual(hours.toReversed());
    expect(departureOptions(offer, usual.searched, usual).map(({ hour }) => hour)).toEqual(hours);
  });

  test('a slot without rooms is disabled (FUN-16)', () => {
    const offer = firstOf(availabilityOf(2, { arrivals: { 10: 0, 11: 0 }, departures: { 19: 0 } }));
    expect(enabled(arrivalOptions(offer, usual.searched, usual))).not.toContain(11);
    expect(enabled(arrivalOptions(offer, usual.searched, usual))).toContain(12);
    expect(enabled(departureOptions(offer, usual.searched, usual))).not.toContain(19);
  });

  test('a slot without rooms is in the list, says so and cannot be chosen (FUN-10, FUN-16)', async () => {
    standInForPage('https://pernoite.test');
    await startTexts('en', 'general', 'booking-results');
    const shown = renderToStaticMarkup(
      createElement(HourPickers, {
        offer: firstOf(availabilityOf(2, { arrivals: { 11: 0 } })),
        hours: usual.searched,
        question: usual,
        onChange: () => undefined,
      }),
    );
    expect(shown).toMatch(/<option value="11" disabled="">11\sAM · not available</);
    expect(shown).toMatch(/<option value="12">12\sPM · \+ R\$\s69,00</);
  });

  test('a slot whose rooms are all taken by the other searched rooms is disabled (FUN-16)', () => {
    const offer = firstOf(availabilityOf(2, { arrivals: { 10: 1, 11: 1, 12: 1 } }));
    const question = { ...usual, taken: [{ checkin: 12, checkout: 10 }] };
    expect(enabled(arrivalOptions(offer, usual.searched, question))).toEqual([19, 18, 17, 16, 15, 14, 13]);
  });

  test('the last room cannot be chosen twice at different hours (FUN-16)', () => {
    const question = { ...usual, taken: [{ checkin: 12, checkout: 10 }] };
    expect(enabled(arrivalOptions(firstOf(availabilityOf(1)), usual.searched, question))).toEqual([]);
    expect(leftOfType(firstOf(availabilityOf(1)), question)).toBe(0);
  });

  test('how many rooms of the type are left counts those chosen for other rooms (FUN-15, FUN-17)', () => {
    const question = { ...usual, taken: [{ checkin: 19, checkout: 10 }] };
    expect(leftOfType(firstOf(availabilityOf(2)), usual)).toBe(2);
    expect(leftOfType(firstOf(availabilityOf(2)), question)).toBe(1);
    expect(leftOfType(firstOf(availabilityOf(0)), usual)).toBe(0);
  });

  test('a type without a room left cannot be chosen, and says which it is (FUN-15)', () => {
    const offer = firstOf(availabilityOf(1));
    const taken = [{ checkin: 19, checkout: 10 }];
    expect(choiceObstacle(offer, usual, 1)).toBeNull();
    expect(choiceObstacle(offer, { taken }, 0)).toBe('lastTaken');
    expect(choiceObstacle(offer, usual, 0)).toBe('soldOut');
    expect(choiceObstacle(firstOf(availabilityOf(0)), { taken }, 0)).toBe('soldOut');
  });

  test('an arrival that is past at the hotel is disabled, the latest one stays for tonight (FUN-16, SRC-15)', () => {
    const isOpen = arrivalsAt('2026-12-01', new Date('2026-12-01T16:30:00-03:00'), 'America/Sao_Paulo');
    expect(enabled(arrivalOptions(firstOf(availabilityOf(2)), usual.searched, { ...usual, isOpen }))).toEqual(
      [19, 18, 17],
    );
  });

  test('the searched hours stay while a room is left for them, else the nearest are proposed (FUN-18)', () => {
    const question = { ...usual, searched: { checkin: 12, checkout: 10 } };
    const open = firstOf(availabilityOf(2));
    const late = firstOf(
      availabilityOf(2, {
        arrivals: { 10: 0, 11: 0, 12: 0, 13: 0 },
        departures: Object.fromEntries(hours.map(hour => [hour, 0])),
      }),
    );
    expect(nearestHours(open, question.searched, question)).toEqual({ checkin: 12, checkout: 10 });
    expect(nearestHours(late, question.searched, question)).toEqual({ checkin: 14, checkout: 10 });
  });

  test('a room that is free only for a shorter stay than searched is offered with it', () => {
    const none = Object.fromEntries(hours.map(hour => [hour, 0]));
    const departures = Object.fromEntries(hours.map(hour => [hour, hour <= 12 ? 1 : 0]));
    const question = { ...usual, searched: { checkin: 19, checkout: 18 } };
    const offer = firstOf(availabilityOf(1, { arrivals: none, departures }));
    expect(nearestHours(offer, question.searched, question)).toEqual({ checkin: 19, checkout: 12 });
    expect(leftOfType(offer, question)).toBe(1);
  });

  test('with no hour left at all the type cannot be chosen (FUN-15, FUN-18)', () => {
    const none = Object.fromEntries(hours.map(hour => [hour, 0]));
    const offer = firstOf(availabilityOf(0, { arrivals: none, departures: none }));
    expect(nearestHours(offer, usual.searched, usual)).toBeNull();
    expect(leftFor(offer, usual.searched, usual)).toBe(0);
  });
});

describe('going from room to room', () => {
  const choose = (
    funnel: Choosing,
    index: number,
    availability: AvailabilityResponse,
    checkinHour = 19,
  ): Choosing => {
    const offers = toOffers(availability, 'en');
    const offer = offers.rooms[index]?.[0] as Offer;
    const checkin = offer.checkinHours.find(({ hour }) => hour === checkinHour);
    const checkout = offer.checkoutHours.find(({ hour }) => hour === 10);
    if (!checkin || !checkout) throw new Error('the hour is not offered');
    return roomSelected(funnel, index, toRoomOffer(offer, 'en'), { checkin, checkout }, offers.fees);
  };

  test('the next room to choose is the first without one, round the end (FUN-25)', () => {
    const availability = availabilityOf(3, {}, 3);
    const two = choose(choose(start(couple, couple, couple), 1, availability), 2, availability);
    expect(nextUnselected(two.rooms, 2)).toBe(0);
    expect(nextUnselected(choose(two, 0, availability).rooms, 0)).toBeNull();
  });

  test('rooms of the same type chosen for others are taken, the own one is not (FUN-16)', () => {
    const availability = availabilityOf(3, {}, 2);
    const both = choose(choose(start(couple, couple), 0, availability, 12), 1, availability);
    expect(takenHours(both.rooms, 'jardins-twin', 1)).toEqual([{ checkin: 12, checkout: 10 }]);
    expect(takenHours(both.rooms, 'jardins-family', 1)).toEqual([]);
  });

  test('two chosen rooms of a type do not count on the same last room', () => {
    const both = choose(
      choose(start(couple, couple), 0, availabilityOf(2, {}, 2)),
      1,
      availabilityOf(2, {}, 2),
    );
    const { funnel, news } = freshRooms(both, toOffers(availabilityOf(1, {}, 2), 'en'), () => true);
    expect(news).toEqual([{ kind: 'soldOut', index: 1 }]);
    expect(funnel.rooms.map(room => room?.typeId ?? null)).toEqual(['jardins-twin', null]);
  });

  test('a chosen hour that was sold meanwhile is replaced by the nearest (FUN-18)', () => {
    const early = choose(start(couple), 0, availabilityOf(1), 12);
    const fresh = availabilityOf(1, { arrivals: { 10: 0, 11: 0, 12: 0, 13: 0 } });
    const { funnel, news } = freshRooms(early, toOffers(fresh, 'en'), () => true);
    expect(news).toMatchObject([{ kind: 'hoursChanged', index: 0 }]);
    expect(funnel.rooms[0]).toMatchObject({ checkinHour: 14, price: { checkinSlot: { price: 21_90 } } });
  });
});

describe('an hour that passes while the guest is at the payment', () => {
  const offers = toOffers(availabilityOf(1), 'en');
  const offer = firstOf(availabilityOf(1));
  const slot = (slots: Offer['checkinHours'], wanted: number) => {
    const found = slots.find(({ hour }) => hour === wanted);
    if (!found) throw new Error('the hour is not offered');
    return found;
  };
  const chosenAt = (hour: number): Choosing => {
    const slots = { checkin: slot(offer.checkinHours, hour), checkout: slot(offer.checkoutHours, 10) };
    const funnel = { ...start(couple), search: { ...start(couple).search, checkinHour: hour } };
    return roomSelected(funnel, 0, toRoomOffer(offer, 'en'), slots, offers.fees);
  };
  const at = (time: string) =>
    arrivalsAt('2026-12-01', new Date(`2026-12-01T${time}-03:00`), 'America/Sao_Paulo');

  test('keeps the choice with the next hour, and its price is told (FUN-94)', () => {
    const { funnel, news } = freshRooms(chosenAt(15), offers, at('15:00:01'));
    expect(funnel.rooms[0]).toMatchObject({ typeId: 'jardins-twin', checkinHour: 16, checkoutHour: 10 });
    expect(news).toMatchObject([{ kind: 'hoursChanged', index: 0, to: expect.any(Number) }]);
  });

  test('keeps the hour until it has passed (FUN-94)', () => {
    const { funnel, news } = freshRooms(chosenAt(15), offers, at('15:00:00'));
    expect(funnel.rooms[0]).toMatchObject({ checkinHour: 15 });
    expect(news).toEqual([{ kind: 'same' }]);
  });
});

describe('the pictures of a room', () => {
  test.each([
    [-49, 0],
    [49, 0],
    [-50, 1],
    [50, -1],
    [-300, 1],
  ])('a swipe of %i pixels goes %i pictures on (APP-38)', (distance, step) => {
    expect(swiped(distance)).toBe(step);
  });
});
