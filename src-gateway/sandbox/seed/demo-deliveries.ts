import type { deliveries } from '#gateway/store/schema/living.ts';
import type { BookingRow, Desk } from './booking-rows.ts';

type DeliveryRow = Required<typeof deliveries.$inferInsert>;
type Room = { id: number; bookingId: string };

const HOUR_MS = 3_600_000;

/** The deliveries of the current demo stay: one parcel waits, one is expected, two were received. */
export function demoDeliveries(
  desk: Desk,
  bookings: readonly BookingRow[],
  rooms: readonly Room[],
): DeliveryRow[] {
  const stay = bookings.find(({ status, channel }) => status === 'IN_PROGRESS' && channel === 'DIRECT');
  const room = rooms.find(({ bookingId }) => bookingId === stay?.id);
  if (!stay?.guestId || !room) return [];
  const of = {
    hotelId: stay.hotelId,
    bookingId: stay.id,
    accommodationId: room.id,
    guestId: stay.guestId,
    idempotencyKey: null,
    handedOverTo: null,
    sentBackAt: null,
  };
  const row = (differences: Omit<DeliveryRow, 'id' | keyof typeof of>): DeliveryRow => ({
    id: desk.random.uuid(),
    ...of,
    ...differences,
  });
  const sinceArrival = (hours: number) => new Date(stay.startsAt.getTime() + hours * HOUR_MS);
  const ago = (hours: number) => new Date(desk.now.getTime() - hours * HOUR_MS);
  return [
    row({
      type: 'POST_OFFICE',
      description: 'Caixa com livros da editora',
      deliveryCode: 'QB482915736BR',
      registeredBy: 'RECEPTION',
      comments: 'Atrás do balcão, prateleira 2',
      createdAt: ago(3),
      arrivedAt: ago(3),
      receivedAt: null,
    }),
    row({
      type: 'DELIVERY',
      description: 'Farmácia, sacola pequena',
      deliveryCode: null,
      registeredBy: 'GUEST',
      comments: null,
      createdAt: ago(1),
      arrivedAt: null,
      receivedAt: null,
    }),
    row({
      type: 'DELIVERY',
      description: 'Pizza, duas caixas',
      deliveryCode: '4071',
      registeredBy: 'GUEST',
      comments: null,
      createdAt: sinceArrival(4),
      arrivedAt: sinceArrival(4.75),
      receivedAt: sinceArrival(5),
    }),
    row({
      type: 'OTHER',
      description: 'Terno da lavanderia',
      deliveryCode: null,
      registeredBy: 'RECEPTION',
      comments: 'No cabideiro da recepção',
      createdAt: sinceArrival(2),
      arrivedAt: sinceArrival(2),
      receivedAt: sinceArrival(2.5),
    }),
  ];
}
