import { eq } from 'drizzle-orm';
import type { HolderRow } from '#gateway/store/holder-row-store.ts';
import { deskPayments } from '#gateway/store/schema/desk-payments.ts';
import { drawerMovements, drawers } from '#gateway/store/schema/drawers.ts';
import { receptionMessages } from '#gateway/store/schema/living.ts';
import type { payments } from '#gateway/store/schema/payments.ts';
import { shiftNotes } from '#gateway/store/schema/shift-notes.ts';
import { insertRows } from '#gateway/store/seed-store.ts';
import type { Transaction } from '#gateway/store/store.ts';
import { type CashCount, denominations, totalOfCount } from '#shared/contract/staff/drawers.ts';
import { dateAt } from '#shared/hotel-time.ts';
import { sumCents } from '#shared/money.ts';
import type { BookingRow, Desk } from './booking-rows.ts';
import { seedRejectedRegistrations } from './demo-registrations.ts';
import type { NumberedRoom } from './demo-room-guests.ts';
import { demoStaff } from './demo-staff.ts';
import { type HotelId, hotelIds } from './hotels.ts';

const HOUR_MS = 3_600_000;
const FLOAT_CENTS = 300_00;
/** The desk in the lobby of each hotel. */
const DESK_DEVICE = 'recepcao-1';

/** In as few pieces as there are. */
function toCount(amountCents: number): CashCount {
  let left = amountCents;
  return denominations
    .toSorted((a, b) => b - a)
    .map(cents => {
      const quantity = Math.floor(left / cents);
      left -= quantity * cents;
      return { cents, quantity };
    })
    .filter(({ quantity }) => quantity > 0);
}

type PaymentRow = typeof payments.$inferInsert;

export type DeskStory = {
  bookings: readonly BookingRow[];
  rooms: readonly NumberedRoom[];
  guests: readonly HolderRow[];
  payments: readonly PaymentRow[];
};

const receptionOf = (hotelId: string): string => {
  const found = demoStaff.find(one => one.hotelId === hotelId && one.role === 'RECEPTION');
  if (!found) throw new Error('a demonstration hotel has no reception');
  return found.id;
};

/** What a desk has of the days before: notes, a message, a refused registration, and the cash of its payments. */
export async function seedDeskStory(tx: Transaction, desk: Desk, story: DeskStory): Promise<void> {
  await insertRows(
    tx,
    shiftNotes,
    hotelIds.flatMap(hotelId => notesOf(desk, hotelId, story)),
  );
  await insertRows(tx, receptionMessages, messagesOf(desk, story));
  await seedRejectedRegistrations(tx, desk, story);
  await seedCash(tx, desk, story);
}

const insideOf = ({ bookings }: DeskStory, hotelId: HotelId) =>
  bookings.filter(booking => booking.hotelId === hotelId && booking.status === 'IN_PROGRESS');

function notesOf(desk: Desk, hotelId: HotelId, story: DeskStory): (typeof shiftNotes.$inferInsert)[] {
  const [stay] = insideOf(story, hotelId);
  const room = story.rooms.find(({ bookingId }) => bookingId === stay?.id);
  const ago = (hours: number) => new Date(desk.now.getTime() - hours * HOUR_MS);
  const note = (
    text: string,
    hours: number,
    subject: Partial<typeof shiftNotes.$inferInsert> = {},
  ): typeof shiftNotes.$inferInsert => {
    const id = desk.random.uuid();
    return {
      id,
      hotelId,
      text,
      // Every row names every column: the first one says which are written.
      roomId: null,
      doneBy: null,
      doneAt: null,
      writtenBy: receptionOf(hotelId),
      key: `desk_${id}`,
      createdAt: ago(hours),
      ...subject,
    };
  };
  return [
    note('O técnico do elevador vem amanhã às 9h; a chave da casa de máquinas está na gaveta.', 9),
    ...(room
      ? [note('O chuveiro demora a esquentar: ver com a manutenção.', 6, { roomId: room.roomId })]
      : []),
    note('Troco pedido ao banco; chega depois do almoço.', 30, {
      doneBy: receptionOf(hotelId),
      doneAt: ago(20),
    }),
  ];
}

/** One that waits and one that was answered, of guests with an account who stay. */
function messagesOf(desk: Desk, story: DeskStory): (typeof receptionMessages.$inferInsert)[] {
  const [stay] = story.bookings.filter(
    ({ status, channel, guestId }) => status === 'IN_PROGRESS' && channel === 'DIRECT' && Boolean(guestId),
  );
  if (!stay?.guestId) return [];
  const { hotelId, id: bookingId, guestId } = stay;
  const of = { hotelId, bookingId, guestId };
  const ago = (hours: number) => new Date(desk.now.getTime() - hours * HOUR_MS);
  return [
    {
      id: desk.random.uuid(),
      ...of,
      text: 'Vocês guardam as malas depois do check-out?',
      createdAt: ago(28),
      reply: 'Sim, sem custo: é só deixar na recepção.',
      closedAt: ago(27),
      closedBy: receptionOf(hotelId),
    },
    {
      id: desk.random.uuid(),
      ...of,
      text: 'A tomada ao lado da cama não funciona. Alguém pode olhar?',
      createdAt: ago(1),
      reply: null,
      closedAt: null,
      closedBy: null,
    },
  ];
}

/** Cash went into the drawer of the day, which was counted and closed. */
async function seedCash(tx: Transaction, desk: Desk, { bookings, payments: paid }: DeskStory): Promise<void> {
  const hotelOf = new Map(bookings.map(({ id, hotelId }) => [id, hotelId]));
  const atDesk = paid.flatMap(payment => {
    const hotelId = hotelOf.get(payment.bookingId);
    return payment.method === 'DESK' && hotelId !== undefined ? [{ ...payment, hotelId }] : [];
  });
  const byDay = Map.groupBy(
    atDesk,
    ({ hotelId, createdAt }) => `${hotelId} ${dateAt(createdAt, 'America/Sao_Paulo')}`,
  );
  for (const ofDay of byDay.values()) {
    const [{ hotelId } = { hotelId: '' }] = ofDay;
    const times = ofDay.map(({ createdAt }) => createdAt.getTime());
    const drawerId = desk.random.uuid();
    const staffId = receptionOf(hotelId);
    const openedAt = new Date(Math.min(...times) - HOUR_MS);
    await insertRows(tx, drawers, [
      {
        id: drawerId,
        hotelId,
        desk: DESK_DEVICE,
        key: `desk_${drawerId}`,
        payloadHash: '',
        openedBy: staffId,
        openedAt,
        openingCount: [
          { cents: 100_00, quantity: 2 },
          { cents: 50_00, quantity: 2 },
        ],
        openingCents: FLOAT_CENTS,
      },
    ]);
    await insertRows(
      tx,
      deskPayments,
      ofDay.map(({ id: paymentId, amountCents, createdAt }) => ({
        paymentId,
        hotelId,
        key: `desk_${paymentId}`,
        payloadHash: '',
        staffId,
        device: DESK_DEVICE,
        createdAt,
        means: 'CASH' as const,
        receivedCents: amountCents,
      })),
    );
    await insertRows(
      tx,
      drawerMovements,
      ofDay.map(({ id: paymentId, bookingId, amountCents, createdAt }) => ({
        drawerId,
        kind: 'PAYMENT' as const,
        amountCents,
        bookingId,
        paymentId,
        staffId,
        createdAt,
      })),
    );
    const expectedCents = FLOAT_CENTS + sumCents(ofDay.map(({ amountCents }) => amountCents));
    const closedAt = new Date(Math.min(desk.now.getTime(), Math.max(...times) + 8 * HOUR_MS));
    const count = toCount(expectedCents);
    const countedCents = totalOfCount(count);
    // Nobody has coins of one cent.
    const note = countedCents === expectedCents ? null : 'Arredondado no troco';
    await tx
      .update(drawers)
      .set({ countedBy: staffId, countedAt: closedAt, count, countedCents, expectedCents })
      .where(eq(drawers.id, drawerId));
    await tx.update(drawers).set({ closedBy: staffId, closedAt, note }).where(eq(drawers.id, drawerId));
  }
}
