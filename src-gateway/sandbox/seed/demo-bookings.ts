import { ANA, ANA_DECLINED_CARD, ANA_MAIN_CARD, DANIEL, JAMES, RAFAEL, SOFIA } from './demo-guests.ts';
import type { HotelId, RoomKind } from './hotels.ts';

export type DemoRoom = {
  kind: RoomKind;
  adults: number;
  childrenAges: number[];
  hasPet: boolean;
  hasCradle: boolean;
  bedType: 'DOUBLE' | 'SINGLE';
  /** Chosen arrival hour; null for the next hour that is still open today. */
  checkinHour: number | null;
  checkoutHour: number;
};

export type DemoBooking = {
  guestId: string;
  hotelId: HotelId;
  status: 'CONFIRMED' | 'IN_PROGRESS' | 'PENDING' | 'CONCLUDED' | 'CANCELED' | 'NO_SHOW';
  language: 'en' | 'pt';
  /** Days from today. */
  from: number;
  to: number;
  bookedOn: number;
  rooms: DemoRoom[];
  /** Approved, but declined for a canceled booking; null for a walk-in, which pays at the reception. */
  payment: { methodReference: string; installments: number } | null;
  /** Booked as a walk-in and paid at the reception: check-in requires a card that guarantees it (PD-14). */
  isPaidAtDesk?: boolean;
};

const room = (kind: RoomKind, differences: Partial<DemoRoom> = {}): DemoRoom => ({
  kind,
  adults: kind === 'compact-single' ? 1 : 2,
  childrenAges: [],
  hasPet: false,
  hasCradle: false,
  bedType: 'DOUBLE',
  checkinHour: 15,
  checkoutHour: 12,
  ...differences,
});

const byAnasCard = (installments: number) => ({ methodReference: ANA_MAIN_CARD, installments });

export const demoBookings: readonly DemoBooking[] = [
  {
    guestId: ANA,
    hotelId: 'JARDINS',
    status: 'CONFIRMED',
    language: 'pt',
    from: 12,
    to: 15,
    bookedOn: -6,
    rooms: [room('garden-queen', { hasPet: true, checkinHour: 13, checkoutHour: 14 })],
    payment: byAnasCard(3),
  },
  {
    guestId: ANA,
    hotelId: 'MARISTA',
    status: 'CONFIRMED',
    language: 'pt',
    from: 55,
    to: 58,
    bookedOn: -2,
    rooms: [
      room('family', { childrenAges: [2], hasCradle: true }),
      room('twin', { bedType: 'SINGLE', checkinHour: 19, checkoutHour: 10 }),
    ],
    payment: byAnasCard(6),
  },
  {
    guestId: ANA,
    hotelId: 'NILO',
    status: 'CONCLUDED',
    language: 'pt',
    from: -35,
    to: -33,
    bookedOn: -60,
    rooms: [room('suite-king', { checkoutHour: 16 })],
    payment: byAnasCard(2),
  },
  {
    guestId: ANA,
    hotelId: 'JARDINS',
    status: 'CANCELED',
    language: 'pt',
    from: 8,
    to: 10,
    bookedOn: -20,
    rooms: [room('garden-queen')],
    payment: { methodReference: ANA_DECLINED_CARD, installments: 1 },
  },
  {
    guestId: ANA,
    hotelId: 'MARISTA',
    status: 'NO_SHOW',
    language: 'pt',
    from: -24,
    to: -22,
    bookedOn: -40,
    rooms: [room('family')],
    payment: byAnasCard(1),
  },
  {
    guestId: JAMES,
    hotelId: 'JARDINS',
    status: 'CONCLUDED',
    language: 'en',
    from: -18,
    to: -17,
    bookedOn: -19,
    rooms: [room('compact-single', { checkinHour: 19, checkoutHour: 10 })],
    payment: { methodReference: 'sandbox_card_seed_4444', installments: 1 },
  },
  {
    guestId: JAMES,
    hotelId: 'JARDINS',
    status: 'PENDING',
    language: 'en',
    from: 0,
    to: 1,
    bookedOn: 0,
    rooms: [room('twin', { adults: 1, checkinHour: null, checkoutHour: 10 })],
    payment: null,
  },
  {
    guestId: RAFAEL,
    hotelId: 'JARDINS',
    status: 'IN_PROGRESS',
    language: 'pt',
    from: -1,
    to: 2,
    bookedOn: -15,
    rooms: [room('suite-king')],
    payment: { methodReference: 'sandbox_card_seed_1881', installments: 1 },
  },
  // Both can check in now: Sofia has paid by card, Daniel at the reception.
  {
    guestId: SOFIA,
    hotelId: 'JARDINS',
    status: 'CONFIRMED',
    language: 'pt',
    from: 0,
    to: 2,
    bookedOn: -11,
    rooms: [room('garden-queen', { adults: 1, childrenAges: [6] })],
    payment: { methodReference: 'sandbox_card_seed_1881', installments: 1 },
  },
  {
    guestId: DANIEL,
    hotelId: 'JARDINS',
    status: 'CONFIRMED',
    language: 'en',
    from: 0,
    to: 1,
    bookedOn: 0,
    rooms: [room('twin', { adults: 1, bedType: 'SINGLE' })],
    payment: null,
    isPaidAtDesk: true,
  },
];

export type PartnerBooking = Omit<DemoBooking, 'guestId' | 'status' | 'payment' | 'language'> & {
  locator: string;
  holderLastName: string;
  holderEmail: string;
  status: 'CONFIRMED' | 'IN_PROGRESS';
};

/** Bookings of partner channels that a guest can bring into an account (BKG-23); the console shows codes and names. */
export const partnerBookings: readonly PartnerBooking[] = [
  {
    locator: 'VERDE7',
    holderLastName: 'Almeida Prado',
    holderEmail: 'almeida.prado@example.com',
    hotelId: 'NILO',
    status: 'CONFIRMED',
    from: 20,
    to: 23,
    bookedOn: -9,
    rooms: [room('garden-queen')],
  },
  {
    locator: 'HALE24',
    holderLastName: 'Hale',
    holderEmail: 'hale@example.com',
    hotelId: 'MARISTA',
    status: 'CONFIRMED',
    from: 30,
    to: 34,
    bookedOn: -4,
    rooms: [room('twin', { bedType: 'SINGLE' })],
  },
  {
    locator: 'PATE58',
    holderLastName: 'Patel',
    holderEmail: 'patel@example.com',
    hotelId: 'JARDINS',
    status: 'IN_PROGRESS',
    from: -1,
    to: 3,
    bookedOn: -12,
    rooms: [room('compact-single')],
  },
];
