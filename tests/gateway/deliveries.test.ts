import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { defaultLimits } from '#gateway/config/limits-config.ts';
import { deliveries } from '#gateway/store/schema/living.ts';
import { DELIVERY_PAGE_LENGTH, type NewDelivery } from '#shared/contract/guest/deliveries.ts';
import { hostileText } from '../hostile-text.ts';
import { clientAt } from './checking-in.ts';
import { addCompanion, checkInCompanion } from './companion.ts';
import { openFreshHotel, openOwnHotel } from './fresh-hotel.ts';
import type { Client } from './harness.ts';
import { INPUT_RUNS } from './runs.ts';
import { EVENING, queenRoom, type Stay, scenario } from './scenario.ts';
import { codeOf, HOTEL, newGuest, session } from './small-hotel.ts';

const hotel = openFreshHotel();
const NOW = expect.stringMatching(/^2026-12-03T23:00:/);
const PIZZA: NewDelivery = { type: 'DELIVERY', description: 'Pizza, two boxes' };

let home: Stay;
let client: Client;
beforeEach(async () => {
  home = await scenario(hotel).paidStay({ rooms: [queenRoom], checkedInAt: EVENING });
  ({ client } = home);
});

const newKey = () => `new_delivery_${randomUUID()}`;
const register = (body: NewDelivery = PIZZA, by: Client = client, key: string = newKey()) =>
  by.deliveries.register({ headers: { 'x-idempotency-key': key }, body });
const listed = async (status: 'active' | 'inactive', by: Client = client) =>
  (await by.deliveries.list({ status })).data.registeredDeliveries;
const idsOf = async (status: 'active' | 'inactive', by: Client = client) =>
  (await listed(status, by)).map(({ id }) => id);
const rows = () => hotel.db.select().from(deliveries).where(eq(deliveries.guestId, hotel.guest.id));

const checkOut = () =>
  client.checkOut.confirm({
    id: home.bookingId,
    accommodationId: home.accommodationId,
    overstayFee: 0,
  });
const deliverTo = async (by: Client = client) =>
  (await by.deliveries.list({ status: 'active' })).data.deliverTo;

const arrive = (id: string) =>
  hotel.db
    .update(deliveries)
    .set({ arrivedAt: hotel.gateway.clock.now(), comments: 'Shelf 3' })
    .where(eq(deliveries.id, id));

describe('a delivery', () => {
  test('that a guest registers is on the active list with what the guest said of it (DLV-01, DLV-02, APS-13, APS-15)', async () => {
    const made = await register({ ...PIZZA, deliveryCode: ' BR 12 ' });
    expect(made).toEqual({
      id: expect.any(String),
      type: { id: 'DELIVERY', type: 'Courier or food' },
      description: 'Pizza, two boxes',
      deliveryCode: 'BR 12',
      registrationBy: 'GUEST',
      comments: null,
      registrationDate: NOW,
      arrivalDate: null,
      receivedDate: null,
      sentBackDate: null,
      buildingName: 'Pernoite Jardins',
      buildingTimezone: 'America/Sao_Paulo',
    });
    expect(await listed('active')).toEqual([made]);
    expect(await listed('inactive')).toEqual([]);
  });

  test('needs its type and a description, and no code (DLV-04)', async () => {
    for (const broken of [
      { ...PIZZA, description: '' },
      { ...PIZZA, description: '   ' },
      { ...PIZZA, description: 'x'.repeat(201) },
      { ...PIZZA, type: 'BIKE' as 'OTHER' },
      { ...PIZZA, deliveryCode: 'x'.repeat(41) },
      { description: 'Pizza' } as NewDelivery,
    ])
      expect(await codeOf(register(broken))).toBe('BAD_REQUEST');
    expect((await register()).deliveryCode).toBeNull();
  });

  test('has a kind by its name in the guest’s language, of those that can be chosen (DLV-03, APS-16)', async () => {
    const guest = await session(hotel.gateway, hotel.guest.id, 'pt');
    const types = await guest.client.deliveries.types();
    expect(types.map(({ id }) => id)).toEqual(['DELIVERY', 'POST_OFFICE', 'OTHER']);
    const made = await register({ ...PIZZA, type: 'POST_OFFICE' }, guest.client);
    expect(types).toContainEqual(made.type);
    expect(await client.deliveries.types()).not.toEqual(types);
  });

  test('is registered once for one key, also by two requests at a time; another order under it is rejected (APS-15)', async () => {
    const key = newKey();
    const [first, second] = await Promise.all([register(PIZZA, client, key), register(PIZZA, client, key)]);
    expect(second).toEqual(first);
    expect(await register(PIZZA, client, key)).toEqual(first);
    expect(await rows()).toHaveLength(1);
    for (const change of [{ description: 'Sushi' }, { deliveryCode: '1' }])
      expect(await codeOf(register({ ...PIZZA, ...change }, client, key))).toBe('IDEMPOTENCY_KEY_REUSED');
    await checkOut();
    expect(await register(PIZZA, client, key)).toEqual(first);
  });

  test('is registered by who lives in a room now alone: not before check-in, and not after check-out (HOM-09)', async () => {
    const other = await newGuest(hotel.gateway);
    expect(await codeOf(register(PIZZA, other.client))).toBe('STAY_NOT_IN_PROGRESS');
    expect(await deliverTo(other.client)).toBeNull();
    const { room } = home;
    expect(await deliverTo()).toEqual({ buildingName: 'Pernoite Jardins', address: [], room });
    await checkOut();
    expect(await codeOf(register())).toBe('STAY_NOT_IN_PROGRESS');
  });

  test('is sent to a room whose number is shown from the start of the stay on, not after an early check-in (PD-64)', async () => {
    const early = await newGuest(hotel.gateway);
    hotel.gateway.clock.moveTo(new Date('2026-12-01T12:00:00-03:00'));
    const noon = await session(hotel.gateway, early.id);
    const { client: own } = await scenario(hotel, { ...early, ...noon }).paidStay({
      rooms: [queenRoom],
      checkedInAt: '2026-12-03T10:00:00-03:00',
    });
    expect(await deliverTo(own)).toMatchObject({ buildingName: 'Pernoite Jardins', room: null });
    await register(PIZZA, own);
    const later = await clientAt(hotel, early, '2026-12-03T15:00:00-03:00');
    expect(await deliverTo(later)).toMatchObject({ room: expect.stringMatching(/^10[1-3]$/) });
  });

  test('is its guest’s alone: who shares the room and who guesses ids reads and changes nothing (PD-80)', async () => {
    const [mate, stranger] = [await newGuest(hotel.gateway), await newGuest(hotel.gateway)];
    const place = await addCompanion(hotel.db, home, mate);
    await checkInCompanion(hotel, place);
    const { id } = await register();
    for (const guest of [mate, stranger]) {
      const other = await clientAt(hotel, guest, EVENING);
      expect(await idsOf('active', other)).toEqual([]);
      for (const guessed of [id, id.toUpperCase(), 'x', randomUUID()])
        for (const call of [
          () => other.deliveries.confirm({ id: guessed }),
          () => other.deliveries.withdraw({ id: guessed }),
          () => other.deliveries.list({ status: 'active', after: guessed }),
        ])
          expect(await codeOf(call())).toBe('DELIVERY_NOT_FOUND');
    }
    expect(await idsOf('active')).toEqual([id]);
    const theirs = await register(PIZZA, await clientAt(hotel, mate, EVENING));
    expect(await idsOf('active')).not.toContain(theirs.id);
  });
});

describe('the receipt of a delivery', () => {
  test('moves it to the history, and again changes nothing (DLV-05, APS-14)', async () => {
    const { id } = await register();
    await arrive(id);
    const first = await client.deliveries.confirm({ id });
    expect(first).toMatchObject({ comments: 'Shelf 3', arrivalDate: NOW, receivedDate: NOW });
    hotel.gateway.clock.moveBy(60_000);
    expect(await client.deliveries.confirm({ id })).toEqual(first);
    expect(await idsOf('active')).toEqual([]);
    expect(await listed('inactive')).toEqual([first]);
  });

  test('can be confirmed of what never was at the reception: the courier met the guest (DLV-05)', async () => {
    const { id } = await register();
    expect(await client.deliveries.confirm({ id })).toMatchObject({ arrivalDate: null });
    expect(await idsOf('inactive')).toEqual([id]);
  });

  test('that is confirmed on many devices at a time is one, with one time (DLV-05)', async () => {
    const { id } = await register();
    const all = await Promise.all(Array.from({ length: 6 }, () => client.deliveries.confirm({ id })));
    expect(new Set(all.map(({ receivedDate }) => receivedDate)).size).toBe(1);
  });

  test('can be confirmed after check-out: what waits stays on the list (DLV-05)', async () => {
    const { id } = await register();
    await arrive(id);
    await checkOut();
    expect(await idsOf('active')).toEqual([id]);
    await client.deliveries.confirm({ id });
    expect(await idsOf('inactive')).toEqual([id]);
  });
});

describe('a delivery is withdrawn', () => {
  test('while it is in transit, and is gone then (PD-81)', async () => {
    const { id } = await register();
    await client.deliveries.withdraw({ id });
    expect(await rows()).toEqual([]);
    expect(await codeOf(client.deliveries.withdraw({ id }))).toBe('DELIVERY_NOT_FOUND');
  });

  test('not once it has arrived or was received, nor where the reception registered it (PD-81)', async () => {
    const [arrived, received, found] = [await register(), await register(), await register()];
    await arrive(arrived.id);
    await client.deliveries.confirm({ id: received.id });
    await hotel.db.update(deliveries).set({ registeredBy: 'RECEPTION' }).where(eq(deliveries.id, found.id));
    for (const { id } of [arrived, received, found])
      expect(await codeOf(client.deliveries.withdraw({ id }))).toBe('DELIVERY_ARRIVED');
    expect(await rows()).toHaveLength(3);
  });
});

describe('a list of deliveries', () => {
  async function plant(count: number, isReceived: boolean): Promise<void> {
    const at = (index: number) => new Date(new Date(EVENING).getTime() - Math.floor(index / 3) * 60_000);
    await hotel.db.insert(deliveries).values(
      Array.from({ length: count }, (_, index) => ({
        id: randomUUID(),
        hotelId: HOTEL,
        bookingId: home.bookingId,
        accommodationId: home.accommodationId,
        guestId: hotel.guest.id,
        type: 'OTHER' as const,
        description: `Parcel ${index}`,
        registeredBy: 'GUEST' as const,
        createdAt: at(index),
        arrivedAt: index % 4 === 0 ? at(index) : null,
        receivedAt: isReceived ? at(index) : null,
      })),
    );
  }

  async function allPages(status: 'active' | 'inactive') {
    const found = [];
    for (let after: string | null | undefined; after !== null; ) {
      const { data } = await client.deliveries.list({ status, ...(after !== undefined && { after }) });
      expect(data.registeredDeliveries.length).toBeLessThanOrEqual(DELIVERY_PAGE_LENGTH);
      found.push(...data.registeredDeliveries);
      after = data.next;
    }
    return found;
  }

  test('of 500 comes in pages that neither skip nor repeat one (APS-13)', async () => {
    await plant(500, true);
    const all = await allPages('inactive');
    expect(new Set(all.map(({ id }) => id)).size).toBe(500);
    const times = all.map(({ receivedDate }) => receivedDate ?? '');
    expect(times).toEqual([...times].sort().reverse());
  });

  test('has what waits at the reception first, then the latest (APS-13)', async () => {
    await plant(70, false);
    const all = await allPages('active');
    expect(all).toHaveLength(70);
    const waiting = all.filter(({ arrivalDate }) => arrivalDate !== null);
    expect(waiting.length).toBeGreaterThan(10);
    expect(all.slice(0, waiting.length)).toEqual(waiting);
    const rest = all.slice(waiting.length).map(({ registrationDate }) => registrationDate);
    expect(rest).toEqual([...rest].sort().reverse());
  });
});

describe('whatever is typed', () => {
  test('is stored as it is or rejected, and never breaks a list (DLV-04)', async () => {
    const code = fc.option(hostileText, { nil: undefined });
    await fc.assert(
      fc.asyncProperty(hostileText, code, async (description, deliveryCode) => {
        const typed = { type: 'OTHER' as const, description };
        const body = { ...typed, ...(deliveryCode !== undefined && { deliveryCode }) };
        const outcome: unknown = await register(body).catch((error: unknown) => error);
        if (outcome instanceof Error) expect(outcome).toMatchObject({ code: 'BAD_REQUEST' });
        else expect(outcome).toMatchObject({ description: description.trim() });
      }),
      { numRuns: INPUT_RUNS },
    );
    await listed('active');
  });
});

describe('with a limit of two registrations', () => {
  const limited = openOwnHotel({
    limits: { ...defaultLimits, deliveriesPerGuest: { points: 2, seconds: 3_600 } },
  });

  test('the third is rejected, for this guest alone; a repeated request does not count (APS-15)', async () => {
    const own = await scenario(limited).paidStay({ rooms: [queenRoom], checkedInAt: EVENING });
    const key = newKey();
    for (const again of [key, key, newKey()]) await register(PIZZA, own.client, again);
    expect(await codeOf(register(PIZZA, own.client))).toBe('TOO_MANY_REQUESTS');
    const neighbour = await newGuest(limited.gateway);
    const other = await scenario(limited, await atNoon(neighbour)).paidStay({
      rooms: [queenRoom],
      checkedInAt: EVENING,
    });
    await register(PIZZA, other.client);
  });

  async function atNoon(guest: typeof limited.guest) {
    limited.gateway.clock.moveTo(new Date('2026-12-01T12:00:00-03:00'));
    return { ...guest, ...(await session(limited.gateway, guest.id)) };
  }
});
