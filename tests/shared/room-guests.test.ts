import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PaxType } from '#shared/contract/guest/booking-view.ts';
import {
  hasMainGuest,
  hasPlace,
  isSameGuest,
  mayBeMain,
  mayBeMinor,
  needsNewMainGuest,
  possibleMainGuests,
  type RoomMember,
  roomCapacity,
  roomGuestsProblem,
} from '#shared/rules/room-guests.ts';

const adult = (email: string, change: Partial<RoomMember> = {}): RoomMember => ({
  name: 'Ada Prado',
  email,
  isMain: false,
  isMinor: false,
  ...change,
});
const minor = (name: string): RoomMember => ({ name, email: null, isMain: false, isMinor: true });
const main = adult('ada@example.com', { isMain: true });
const bia = adult('bia@example.com');
const caio = minor('Caio Prado');

describe('capacity of a room', () => {
  test.each<[string, Partial<Record<PaxType, number>>, number, number]>([
    ['nothing said', {}, 1, 0],
    ['two adults', { ADL: 2 }, 2, 0],
    ['two adults and a child', { ADL: 2, CHD: 1 }, 2, 1],
    ['an adult, an adolescent and a child', { ADL: 1, ADOL: 1, CHD: 1 }, 2, 1],
    ['an adolescent alone', { ADOL: 1 }, 2, 0],
  ])('of %s counts adolescents as adults (GST-03, GST-04, PD-60)', (_, classes, maxAdults, maxMinors) => {
    const said = Object.entries(classes).map(([type, amount]) => ({ type: type as PaxType, amount }));
    expect(roomCapacity(said)).toEqual({ maxAdults, maxMinors, maxGuests: maxAdults + maxMinors });
  });

  test('takes guests until its maximum (GST-06)', () => {
    const capacity = roomCapacity([{ type: 'ADL', amount: 2 }]);
    expect(hasPlace([main], capacity)).toBe(true);
    expect(hasPlace([main, bia], capacity)).toBe(false);
  });
});

describe('the main guest', () => {
  test('is one of the adults, and only one (GST-10, GST-14, GST-15)', () => {
    expect(hasMainGuest([main, caio])).toBe(true);
    expect(hasMainGuest([bia, caio])).toBe(false);
    expect(hasMainGuest([{ ...caio, isMain: true }])).toBe(false);
    expect(mayBeMain(bia, [caio])).toBe(true);
    expect(mayBeMain(bia, [main])).toBe(false);
    expect(mayBeMain(caio, [bia])).toBe(false);
  });

  test('needs a successor while others stay in the room (GST-19)', () => {
    expect(needsNewMainGuest(main, [bia])).toBe(true);
    expect(needsNewMainGuest(main, [caio])).toBe(true);
    expect(needsNewMainGuest(main, [])).toBe(false);
    expect(needsNewMainGuest(bia, [main])).toBe(false);
    expect(possibleMainGuests([bia, caio])).toEqual([bia]);
  });

  test('is no minor, and a room has minors up to its maximum (GST-17)', () => {
    const capacity = { maxAdults: 2, maxMinors: 1, maxGuests: 3 };
    expect(mayBeMinor(bia, [main], capacity)).toBe(true);
    expect(mayBeMinor(bia, [main, caio], capacity)).toBe(false);
    expect(mayBeMinor(main, [], capacity)).toBe(false);
  });
});

describe('the same guest', () => {
  test('is an adult with the same e-mail, in any letter case (GST-18)', () => {
    expect(isSameGuest(bia, adult('BIA@example.com', { name: 'Beatriz Rocha' }))).toBe(true);
    expect(isSameGuest(bia, adult('bia@example.org'))).toBe(false);
    expect(isSameGuest(adult('a@b.co', { email: null }), adult('a@b.co', { email: null }))).toBe(false);
  });

  test('is a minor with the same name, however it is typed', () => {
    expect(isSameGuest(caio, minor('  CAIO   prado '))).toBe(true);
    expect(isSameGuest(caio, minor('Caio Rocha'))).toBe(false);
    expect(isSameGuest(minor('Jose\u0301 Lima'), minor('José Lima'))).toBe(true);
  });

  test('is never an adult and a minor', () => {
    expect(isSameGuest(caio, adult('caio@example.com', { name: 'Caio Prado' }))).toBe(false);
  });
});

describe('guests of one room', () => {
  const capacity = { maxAdults: 2, maxMinors: 1, maxGuests: 3 };
  test.each<[string, RoomMember[], ReturnType<typeof roomGuestsProblem>]>([
    ['nobody', [], null],
    ['as many as it takes', [main, bia, caio], null],
    ['nobody as main guest yet', [bia], null],
    ['an adult too many', [main, bia, adult('dan@example.com')], 'ADULTS_EXCEED'],
    ['a minor too many', [main, caio, minor('Davi Prado')], 'MINORS_EXCEED'],
    ['an adult in a place for a minor', [main, bia, adult('dan@example.com')], 'ADULTS_EXCEED'],
    ['a minor in a place for an adult', [caio, minor('Davi Prado')], 'MINORS_EXCEED'],
    ['two main guests', [main, adult('bia@example.com', { isMain: true })], 'SECOND_MAIN_GUEST'],
    ['an e-mail twice', [main, bia, bia], 'DUPLICATE_GUEST'],
    ['the main guest twice', [main, main], 'DUPLICATE_GUEST'],
  ])('%s (GST-06, GST-15, GST-18)', (_, guests, problem) => {
    expect(roomGuestsProblem(guests, capacity)).toBe(problem);
  });

  const anyMember = fc.record({
    name: fc.constantFrom('Ada Prado', 'Bia Rocha', 'Caio Prado', 'Davi Lima'),
    email: fc.option(fc.constantFrom('a@x.co', 'b@x.co', 'c@x.co', 'd@x.co')),
    isMain: fc.boolean(),
    isMinor: fc.boolean(),
  });
  const anyCapacity = fc
    .record({ maxAdults: fc.integer({ min: 1, max: 4 }), maxMinors: fc.integer({ min: 0, max: 3 }) })
    .map(of => ({ ...of, maxGuests: of.maxAdults + of.maxMinors }));

  test('that are accepted never exceed a class, and their order changes nothing (GST-04, GST-06)', () => {
    fc.assert(
      fc.property(fc.array(anyMember, { maxLength: 6 }), anyCapacity, (guests, capacityOfRoom) => {
        const problem = roomGuestsProblem(guests, capacityOfRoom);
        expect(roomGuestsProblem(guests.toReversed(), capacityOfRoom)).toBe(problem);
        if (problem !== null) return;
        expect(guests.filter(guest => !guest.isMinor).length).toBeLessThanOrEqual(capacityOfRoom.maxAdults);
        expect(guests.filter(guest => guest.isMinor).length).toBeLessThanOrEqual(capacityOfRoom.maxMinors);
        expect(guests.length).toBeLessThanOrEqual(capacityOfRoom.maxGuests);
        expect(guests.filter(guest => guest.isMain).length).toBeLessThanOrEqual(1);
        const emails = guests.flatMap(guest => (guest.isMinor || guest.email === null ? [] : [guest.email]));
        expect(new Set(emails).size).toBe(emails.length);
      }),
    );
  });

  test('stay accepted when somebody is taken away (GST-06)', () => {
    fc.assert(
      fc.property(
        fc.array(anyMember, { minLength: 1, maxLength: 6 }),
        anyCapacity,
        fc.nat(),
        (guests, capacityOfRoom, at) => {
          fc.pre(roomGuestsProblem(guests, capacityOfRoom) === null);
          const rest = guests.filter((_, index) => index !== at % guests.length);
          expect(roomGuestsProblem(rest, capacityOfRoom)).toBe(null);
        },
      ),
    );
  });
});
