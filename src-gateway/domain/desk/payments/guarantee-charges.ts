import { randomUUID } from 'node:crypto';
import type { AppContext } from '#gateway/context.ts';
import { firstNights, missedStayOf } from '#gateway/domain/booking/ending/missed-stay-fee.ts';
import { rejectOpenPayment } from '#gateway/domain/booking/ending/stay-outcome.ts';
import { findDue } from '#gateway/domain/booking/order/desk-payment.ts';
import { chargePayment, resumePayment } from '#gateway/domain/payment/cards/card-charge.ts';
import { withCardTry } from '#gateway/domain/payment/cards/card-try.ts';
import type { Actor } from '#gateway/domain/staff/record.ts';
import { keyReused, payloadHash } from '#gateway/platform/idempotency.ts';
import type { BookingView } from '#gateway/store/booking-view-store.ts';
import { findGuarantees, type StoredGuarantee } from '#gateway/store/check-in-store.ts';
import { findGuest } from '#gateway/store/guest-store.ts';
import {
  findIntent,
  insertPayment,
  listGuaranteeCharges,
  type StoredPayment,
} from '#gateway/store/payment-store.ts';
import { findStayLines } from '#gateway/store/stay-store.ts';
import type { Database, Transaction } from '#gateway/store/store.ts';
import { cardNetwork } from '#shared/card-networks.ts';
import type {
  ChargePurpose,
  GuaranteeCharge,
  GuaranteeCharges,
  PossibleCharge,
} from '#shared/contract/staff/guarantee-charges.ts';
import { AppError } from '#shared/errors.ts';
import type { Cents } from '#shared/money.ts';
import { GUARANTEE_DAYS } from '#shared/policies.ts';
import { toDeskDevice } from '../desk-device.ts';
import { findDeskStay, lockDeskStay, notFound } from '../desk-stay.ts';
import { inRecordedAct } from '../recorded-act.ts';
import { toShortEmail, toShortName } from '../short-names.ts';

const DAY_MS = 24 * 3_600_000;

/** The rooms that one card of one guest guarantees. */
type CardOfRooms = { guestId: string; guarantees: [StoredGuarantee, ...StoredGuarantee[]] };
type Chargeable = CardOfRooms & { purpose: ChargePurpose; amountCents: Cents };

/** Throws NOT_FOUND. */
export async function findGuaranteeCharges(
  app: AppContext,
  hotelId: string,
  { bookingId }: { bookingId: string },
): Promise<GuaranteeCharges> {
  const { db } = app.store;
  const view = await findDeskStay(db, { hotelId, bookingId });
  const known = await findKnown(db, bookingId);
  const chargeable = await findChargeable(db, view, known, app.clock.now());
  const charges = toCharges(known);
  const isOpen = charges.some(({ status }) => status === 'OPEN');
  const possible = isOpen ? [] : await Promise.all(chargeable.map(one => toPossible(db, view, one)));
  return { possible: possible.flatMap(one => one ?? []), charges };
}

async function toPossible(
  db: Database,
  view: BookingView,
  { guestId, guarantees, purpose, amountCents }: Chargeable,
): Promise<PossibleCharge | null> {
  const giver = await findGuest(db, guestId);
  if (!giver) return null;
  const [{ accommodationId, brand, lastDigits }] = guarantees;
  const ids = guarantees.map(one => one.accommodationId);
  return {
    accommodationId,
    rooms: view.rooms.filter(({ room }) => ids.includes(room.id)).map(({ number }) => number),
    giver: { name: toShortName(giver), email: toShortEmail(giver.email) },
    purpose,
    amountCents,
    network: toNetwork(brand),
    lastDigits,
  };
}

/** The last day on which a guarantee may be used: later a bank takes the charge for an error. */
const guaranteeUntil = ({ booking }: BookingView): Date =>
  new Date(booking.endsAt.getTime() + GUARANTEE_DAYS * DAY_MS);

/** Cards of guests whose account is gone guarantee nothing: nobody could be told. */
async function findChargeable(
  db: Database | Transaction,
  view: BookingView,
  { guarantees, stored }: Known,
  now: Date,
): Promise<Chargeable[]> {
  if (now >= guaranteeUntil(view)) return [];
  const cards = cardsOf(guarantees);
  if (cards.length === 0) return [];
  const missed = missedStayOf(view);
  if (missed === null) return findOverstay(db, view, cards);
  const charged = stored.filter(({ payment }) => payment.isForMissedStay && payment.status === 'APPROVED');
  const isCharged = ({ guarantees: [{ methodReference }] }: CardOfRooms) =>
    charged.some(({ payment }) => payment.methodReference === methodReference);
  const found = cards
    .filter(card => !isCharged(card))
    .map(async card => {
      const ids = card.guarantees.map(({ accommodationId }) => accommodationId);
      const rooms = view.rooms.map(({ room }) => room).filter(({ id }) => ids.includes(id));
      return { ...card, purpose: missed, amountCents: await firstNights(db, view, rooms) };
    });
  return (await Promise.all(found)).filter(({ amountCents }) => amountCents > 0);
}

/** The whole fee, and only to a card that guarantees every room that has one: no guest pays for another's room. */
async function findOverstay(
  db: Database | Transaction,
  view: BookingView,
  cards: readonly CardOfRooms[],
): Promise<Chargeable[]> {
  const due = findDue(view.booking);
  if (due?.purpose !== 'OVERSTAY') return [];
  const lines = await findStayLines(
    db,
    view.rooms.map(({ room }) => room.id),
  );
  const rooms = lines.filter(({ kind }) => kind === 'OVERSTAY').map(({ accommodationId }) => accommodationId);
  const guaranteesAll = ({ guarantees }: CardOfRooms) =>
    rooms.every(id => guarantees.some(({ accommodationId }) => accommodationId === id));
  return cards
    .filter(guaranteesAll)
    .map(card => ({ ...card, purpose: 'OVERSTAY' as const, amountCents: due.amountCents }));
}

function cardsOf(guarantees: readonly StoredGuarantee[]): CardOfRooms[] {
  const byCard = Map.groupBy(guarantees, ({ guestId, methodReference }) => `${guestId} ${methodReference}`);
  return [...byCard.values()].flatMap(([first, ...others]) =>
    first && first.guestId !== null ? [{ guestId: first.guestId, guarantees: [first, ...others] }] : [],
  );
}

/** The cards that guarantee a stay, and what was charged to them. */
type Known = {
  guarantees: readonly StoredGuarantee[];
  stored: Awaited<ReturnType<typeof listGuaranteeCharges>>;
};

async function findKnown(db: Database | Transaction, bookingId: string): Promise<Known> {
  const [guarantees, stored] = await Promise.all([
    findGuarantees(db, bookingId),
    listGuaranteeCharges(db, bookingId),
  ]);
  return { guarantees, stored };
}

function toCharges({ guarantees, stored }: Known): GuaranteeCharge[] {
  return stored.map(({ payment, refund }) => {
    const card = guarantees.find(({ methodReference }) => methodReference === payment.methodReference);
    return {
      paymentId: payment.id,
      purpose: payment.isForMissedStay ? 'MISSED_STAY' : 'OVERSTAY',
      amountCents: payment.amountCents,
      status: payment.status,
      at: payment.createdAt.toISOString(),
      refund,
      network: toNetwork(card?.brand ?? ''),
      lastDigits: card?.lastDigits ?? '',
    };
  });
}

const toNetwork = (brand: string) => cardNetwork.safeParse(brand).data ?? 'unknown';

/** Throws NOT_FOUND. */
export async function chargeOf(
  db: Database | Transaction,
  { bookingId, id }: Pick<StoredPayment, 'bookingId' | 'id'>,
): Promise<GuaranteeCharge> {
  const found = toCharges(await findKnown(db, bookingId)).find(({ paymentId }) => paymentId === id);
  if (!found) throw notFound();
  return found;
}

export type ChargeToMake = {
  bookingId: string;
  key: string;
  accommodationId: number;
  purpose: ChargePurpose;
  amountCents: Cents;
};

/** Once for each key, whatever becomes of its responses. Throws every code that the contract lists. */
export async function chargeGuarantee(
  app: AppContext,
  actor: Actor,
  hotelId: string,
  order: ChargeToMake,
): Promise<GuaranteeCharge> {
  const { db } = app.store;
  const { bookingId, accommodationId } = order;
  await findDeskStay(db, { hotelId, bookingId });
  const guarantee = (await findGuarantees(db, bookingId)).find(
    one => one.accommodationId === accommodationId,
  );
  if (!guarantee?.guestId) throw notFound();
  const payer = { guestId: guarantee.guestId, device: toDeskDevice(hotelId, actor), clientIp: '' };
  const payment = await withCardTry(app, payer, async cardTry => {
    const { isNew, ...opened } = await openCharge(app, actor, hotelId, order);
    if (isNew) await chargePayment(app, opened.payment, undefined, cardTry);
    else await resumePayment(app, opened.payment, undefined);
    return opened.payment;
  });
  const charge = await chargeOf(db, payment);
  if (charge.status === 'DECLINED')
    throw new AppError('CARD_DECLINED', 'the bank declined the card that guarantees the stay');
  return charge;
}

type OpenedCharge = { payment: StoredPayment; isNew: boolean };

/** The charge is stored and recorded before the provider hears of it. */
function openCharge(
  app: AppContext,
  actor: Actor,
  hotelId: string,
  order: ChargeToMake,
): Promise<OpenedCharge> {
  const { bookingId, key, accommodationId, purpose, amountCents } = order;
  const hash = payloadHash(key, { bookingId, accommodationId, purpose, amountCents });
  return inRecordedAct<OpenedCharge>(app, actor, async tx => {
    const view = await lockDeskStay(tx, { hotelId, bookingId });
    const existing = await findIntent(tx, bookingId, key);
    if (existing && existing.payloadHash !== hash) throw keyReused();
    if (existing) return { result: { payment: existing, isNew: false }, entry: null };
    await rejectOpenPayment(tx, bookingId);
    const chosen = await requireChargeable(tx, view, order, app.clock.now());
    const [{ methodReference, brand, lastDigits }] = chosen.guarantees;
    const payment: StoredPayment = {
      id: randomUUID(),
      bookingId,
      hourPurchaseId: null,
      isForOverstay: purpose === 'OVERSTAY',
      isForMissedStay: purpose !== 'OVERSTAY',
      clientPaymentId: key,
      amountCents,
      installments: 1,
      method: 'CARD',
      methodReference,
      saveCard: false,
      cardDescription: null,
      status: 'OPEN',
      payloadHash: hash,
      refusal: null,
      createdAt: app.clock.now(),
      settledAt: null,
      reconciledAt: null,
    };
    await insertPayment(tx, payment);
    const details = { paymentId: payment.id, purpose, amountCents, network: brand, lastDigits };
    return {
      result: { payment, isNew: true },
      entry: { act: 'GUARANTEE_CHARGED', hotelId, bookingId, details },
    };
  });
}

async function requireChargeable(
  tx: Transaction,
  view: BookingView,
  { accommodationId, purpose, amountCents }: ChargeToMake,
  now: Date,
): Promise<Chargeable> {
  const known = await findKnown(tx, view.booking.id);
  const found = (await findChargeable(tx, view, known, now)).find(({ guarantees }) =>
    guarantees.some(one => one.accommodationId === accommodationId),
  );
  if (found?.purpose === purpose && found.amountCents === amountCents) return found;
  throw new AppError('OUTCOME_CHANGED', 'something else can be charged by now', {
    details: {
      purpose: found?.purpose ?? null,
      dueCents: found?.amountCents ?? 0,
      version: view.booking.version,
    },
  });
}
