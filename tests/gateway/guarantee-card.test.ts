import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { removeStaleCards } from '#gateway/domain/payment/cards/stale-cards.ts';
import { bookings } from '#gateway/store/schema/bookings.ts';
import { cards } from '#gateway/store/schema/cards.ts';
import { checkIns, guarantees } from '#gateway/store/schema/check-ins.ts';
import { sandboxCards, sandboxCharges } from '#gateway/store/schema/sandbox.ts';
import { clientAt, orderOf, prepare } from './checking-in.ts';
import { addCompanion } from './companion.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import type { Client } from './harness.ts';
import { savedCard } from './hours.ts';
import { QUEEN_AND_SUITE, scenario } from './scenario.ts';
import { CARDS, cardToken, codeOf, newGuest, session } from './small-hotel.ts';

const hotel = openFreshHotel();
const DAY_BEFORE = '2026-12-02T15:00:00-03:00';
let bookingId: string;
let rooms: number[];
let client: Client;
/** A booking of two rooms that was paid at the desk: each needs a card that guarantees it. */
beforeEach(async () => {
  ({ bookingId, rooms } = await scenario(hotel).paidStay({ rooms: QUEEN_AND_SUITE }));
  await hotel.db.update(bookings).set({ walkIn: true }).where(eq(bookings.id, bookingId));
  client = await clientAt(hotel, hotel.guest, DAY_BEFORE);
});

const typed = async (of: Client = client, save = false, number = CARDS.approves) =>
  of.payment.createCard({
    token: await cardToken(hotel.gateway, number),
    description: 'Guarantee',
    set_as_default: save,
    save,
  });
const associate = (paymentMethodId: string, accommodationPartnerIds = rooms, of: Client = client) =>
  codeOf(of.checkIn.associateCard({ bookingId, paymentMethodId, accommodationPartnerIds }));
const newValidation = () => `credit_card_validation_${randomUUID()}`;
const unsaved = () =>
  hotel.db.$count(cards, and(eq(cards.guestId, hotel.guest.id), eq(cards.isSaved, false)));

describe('a card that guarantees a stay', () => {
  test('is requested room by room, charges nothing, and lets the guest check in (API-11, CHK-03, PD-14, PD-24)', async () => {
    await prepare(hotel, hotel.guest, client, bookingId);
    const order = await orderOf(client, bookingId);
    const charges = () => hotel.db.$count(sandboxCharges);
    const missing = (await client.checkIn.confirm(order).catch((error: unknown) => error)) as object;
    expect(missing).toMatchObject({ code: 'CHECKIN_INCOMPLETE', details: { missing: ['paymentCard'] } });
    const card = await typed();
    const before = await charges();
    expect(await associate(card.id, rooms.slice(0, 1))).toEqual({});
    expect(await codeOf(client.checkIn.confirm(order))).toBe('CHECKIN_INCOMPLETE');
    expect(await associate(card.id)).toEqual({});
    expect(await charges()).toBe(before);
    const shown = { brand: 'visa', display_number: 'XXXX XXXX XXXX 1111' };
    expect((await client.checkIn.find({ bookingId })).guaranteeCard).toEqual(shown);
    await client.checkIn.confirm(order);
    expect((await client.bookings.find({ bookingId })).status).toBe('IN_PROGRESS');
  });

  test('that is not to be saved is never in the wallet, nor payable, and gone after check-in (PD-41, PD-67)', async () => {
    const card = await typed();
    expect(await client.payment.cards()).toEqual([]);
    const { setMainCard, renameCard, deleteCard } = client.payment;
    expect(await codeOf(setMainCard({ paymentMethodId: card.id }))).toBe('CARD_NOT_FOUND');
    expect(await codeOf(renameCard({ id: card.id, description: 'Mine' }))).toBe('CARD_NOT_FOUND');
    expect(await codeOf(deleteCard({ id: card.id }))).toBe('CARD_NOT_FOUND');
    await associate(card.id);
    expect(await associate(card.id)).toEqual({});
    expect(await client.payment.cards()).toEqual([]);
    await prepare(hotel, hotel.guest, client, bookingId);
    await client.checkIn.confirm(await orderOf(client, bookingId));
    expect(await unsaved()).toBe(0);
    expect(await hotel.db.$count(guarantees, eq(guarantees.bookingId, bookingId))).toBe(2);
  });

  test('is forgotten after a day without a check-in, by its provider too unless it guarantees one (PD-67)', async () => {
    const [unused, used] = [await typed(), await typed(client, false, '5555555555554444')];
    await associate(used.id);
    const referenceOf = async (id: string) =>
      (await hotel.db.select().from(cards).where(eq(cards.id, id)))[0]?.methodReference ?? '';
    const [left, stays] = [await referenceOf(unused.id), await referenceOf(used.id)];
    hotel.gateway.clock.moveBy(24 * 3_600_000 - 60_000);
    await removeStaleCards(hotel.gateway.app);
    expect(await unsaved()).toBe(2);
    hotel.gateway.clock.moveBy(120_000);
    await removeStaleCards(hotel.gateway.app);
    expect(await unsaved()).toBe(0);
    const known = (name: string) => hotel.db.$count(sandboxCards, eq(sandboxCards.methodReference, name));
    expect([await known(left), await known(stays)]).toEqual([0, 1]);
  });

  test('that is in the wallet already stays there, whatever the guest says (PD-14)', async () => {
    const saved = await typed(client, true);
    await associate(saved.id);
    await prepare(hotel, hotel.guest, client, bookingId);
    await client.checkIn.confirm(await orderOf(client, bookingId));
    expect((await client.payment.cards()).map(({ id }) => id)).toEqual([saved.id]);
  });

  test('and is saved later joins the wallet once (PD-14)', async () => {
    const token = await cardToken(hotel.gateway);
    const input = { token, description: 'Mine', set_as_default: false };
    await client.payment.createCard({ ...input, save: false });
    await client.payment.createCard({ ...input, save: true });
    expect(await client.payment.cards()).toHaveLength(1);
    expect(await unsaved()).toBe(0);
  });

  test('was found good by its bank within a day (PD-14, PD-67)', async () => {
    const unchecked = await savedCard(hotel.gateway, hotel.guest.id);
    expect(await associate(unchecked)).toBe('GUARANTEE_CARD_INVALID');
    await client.payment.validateCard({ paymentId: newValidation(), paymentMethodId: unchecked });
    expect(await associate(unchecked)).toEqual({});
    const declined = await savedCard(hotel.gateway, hotel.guest.id, CARDS.declines);
    const validation = { paymentId: newValidation(), paymentMethodId: declined };
    expect(await codeOf(client.payment.validateCard(validation))).toBe('CARD_DECLINED');
    expect(await associate(declined)).toBe('GUARANTEE_CARD_INVALID');
    const validatedAt = new Date(hotel.gateway.clock.now().getTime() - 24 * 3_600_000 - 1_000);
    await hotel.db.update(cards).set({ validatedAt }).where(eq(cards.id, unchecked));
    expect(await associate(unchecked)).toBe('GUARANTEE_CARD_INVALID');
  });

  test('is not found good again by a repeated request, which the bank never sees (API-60, PD-67)', async () => {
    const saved = await savedCard(hotel.gateway, hotel.guest.id);
    const token = await cardToken(hotel.gateway, '5555555555554444');
    const input = { token, description: 'Guarantee', set_as_default: false, save: false };
    const unsaved = await client.payment.createCard(input);
    const validation = { paymentId: newValidation(), paymentMethodId: saved };
    await client.payment.validateCard(validation);
    const later = await clientAt(hotel, hotel.guest, '2026-12-03T15:00:01-03:00');
    expect(await later.payment.validateCard(validation)).toEqual({});
    expect((await later.payment.createCard(input)).id).toBe(unsaved.id);
    for (const id of [saved, unsaved.id])
      expect(await associate(id, rooms, later)).toBe('GUARANTEE_CARD_INVALID');
    await later.payment.validateCard({ ...validation, paymentId: newValidation() });
    expect(await associate(saved, rooms, later)).toEqual({});
  });

  test('is the guest’s own, for rooms that the guest is responsible for (API-11, PD-57)', async () => {
    const [other, main] = [await newGuest(hotel.gateway), await newGuest(hotel.gateway)];
    const [first = 0, second = 0] = rooms;
    await addCompanion(hotel.db, { bookingId, accommodationId: second, isMain: true }, main);
    await addCompanion(hotel.db, { bookingId, accommodationId: first }, other);
    const theirs = (await session(hotel.gateway, other.id)).client;
    const [own, foreign] = [await typed(), await typed(theirs)];
    expect(await associate(foreign.id, [first])).toBe('CARD_NOT_FOUND');
    expect(await associate('00000000-0000-4000-8000-000000000000', [first])).toBe('CARD_NOT_FOUND');
    expect(await associate(own.id, [second])).toBe('BOOKING_NOT_FOUND');
    expect(await associate(own.id, [first, 999_999])).toBe('BOOKING_NOT_FOUND');
    // An additional guest is responsible for no room.
    expect(await associate(foreign.id, [first], theirs)).toBe('BOOKING_NOT_FOUND');
    expect(await hotel.db.$count(guarantees, eq(guarantees.bookingId, bookingId))).toBe(0);
  });

  test('is accepted from when check-in is open, and another one replaces it (API-11)', async () => {
    const [one, other] = [await typed(), await typed(client, false, '5555555555554444')];
    await associate(one.id);
    await associate(other.id, rooms.slice(0, 1));
    const stored = await hotel.db.select().from(guarantees).where(eq(guarantees.bookingId, bookingId));
    expect(stored.map(({ lastDigits }) => lastDigits).toSorted()).toEqual(['1111', '4444']);
    const early = await clientAt(hotel, hotel.guest, '2026-12-02T14:59:59-03:00');
    expect(await associate(one.id, rooms, early)).toBe('CHECKIN_NOT_AVAILABLE');
  });

  test('goes with its guest’s account, here and at its provider (API-41, PD-14)', async () => {
    const main = await newGuest(hotel.gateway);
    const [, second = 0] = rooms;
    await addCompanion(hotel.db, { bookingId, accommodationId: second, isMain: true }, main);
    const theirs = (await session(hotel.gateway, main.id)).client;
    const card = await typed(theirs);
    await associate(card.id, [second], theirs);
    const [guarantee] = await hotel.db.select().from(guarantees).where(eq(guarantees.guestId, main.id));
    await theirs.checkIn.saveProgress({ bookingId, step: 'paymentCard' });
    await theirs.guestUser.deleteAccount({ reason: 2 });
    expect(await hotel.db.$count(guarantees, eq(guarantees.accommodationId, second))).toBe(0);
    expect(await hotel.db.$count(checkIns, eq(checkIns.bookingId, bookingId))).toBe(0);
    const reference = guarantee?.methodReference ?? '';
    expect(reference).not.toBe('');
    expect(await hotel.db.$count(sandboxCards, eq(sandboxCards.methodReference, reference))).toBe(0);
  });
});
