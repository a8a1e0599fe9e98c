import type { guestAddresses } from '../store/schema/addresses.ts';
import type { cards } from '../store/schema/cards.ts';
import type { guests } from '../store/schema/guests.ts';
import type { sandboxCards } from '../store/schema/sandbox.ts';
import type { HotelId, RoomKind } from './hotels.ts';

/** The accounts of a fresh sandbox. Their password is printed at start and worthless outside the sandbox. */
export const DEMO_PASSWORD = 'Pernoite#2026';

type Guest = Omit<typeof guests.$inferInsert, 'passwordHash' | 'tokensValidSince' | 'createdAt'>;

const ANA = 'a0a00000-0000-4000-a000-000000000001';
const JAMES = 'a0a00000-0000-4000-a000-000000000002';
const LIA = 'a0a00000-0000-4000-a000-000000000003';
const RAFAEL = 'a0a00000-0000-4000-a000-000000000004';
const NINA = 'a0a00000-0000-4000-a000-000000000005';

export const demoGuests: readonly Guest[] = [
  {
    id: ANA,
    email: 'ana@pernoite.test',
    emailVerified: true,
    firstName: 'Ana Beatriz',
    lastName: 'Souza',
    socialName: null,
    dateOfBirth: '1991-04-17',
    phoneCode: '55',
    phone: '11987654321',
    country: 'BR',
    nationality: 30,
    gender: 'WomanCIS',
    subscribe: true,
    preferredLanguage: 'PORTUGUESE',
  },
  {
    id: JAMES,
    email: 'james@pernoite.test',
    emailVerified: true,
    firstName: 'James',
    lastName: 'Carter',
    socialName: null,
    dateOfBirth: '1984-09-30',
    phoneCode: '1',
    phone: '2125550143',
    country: 'US',
    nationality: 225,
    gender: 'ManCIS',
    subscribe: false,
    preferredLanguage: 'ENGLISH',
  },
  {
    id: LIA,
    email: 'lia@pernoite.test',
    emailVerified: false,
    firstName: 'Lia',
    lastName: 'Nova',
    socialName: null,
    dateOfBirth: '1999-12-05',
    phoneCode: '55',
    phone: '62991234567',
    country: 'BR',
    nationality: null,
    gender: null,
    subscribe: false,
    preferredLanguage: 'PORTUGUESE',
  },
  {
    id: RAFAEL,
    email: 'rafael@pernoite.test',
    emailVerified: true,
    firstName: 'Rafael',
    lastName: 'Monteiro Dias',
    socialName: 'Rafa',
    dateOfBirth: '1988-02-11',
    phoneCode: '55',
    phone: '51998761234',
    country: 'BR',
    nationality: 30,
    gender: null,
    subscribe: true,
    preferredLanguage: 'PORTUGUESE',
  },
  {
    id: NINA,
    email: 'nina@pernoite.test',
    emailVerified: true,
    firstName: 'Nina',
    lastName: 'Hale',
    socialName: null,
    dateOfBirth: '1996-07-23',
    phoneCode: '44',
    phone: '7400123456',
    country: 'GB',
    nationality: null,
    gender: null,
    subscribe: false,
    preferredLanguage: 'ENGLISH',
  },
];

/** Addresses of demo guests; the others have none. */
export const demoAddresses: readonly (typeof guestAddresses.$inferInsert)[] = [
  {
    guestId: ANA,
    country: 'BR',
    state: 'São Paulo',
    city: 'São Paulo',
    street: 'Rua Haddock Lobo',
    number: '1307',
    postCode: '01414-001',
    neighborhood: 'Cerqueira César',
    complement: 'Apto 82',
    ibgeCityCode: '3550308',
    uf: 'SP',
  },
  {
    guestId: JAMES,
    country: 'US',
    state: 'New York',
    city: 'New York',
    street: 'Bleecker Street',
    number: '214',
    postCode: '10012',
    neighborhood: 'Greenwich Village',
    complement: null,
    ibgeCityCode: null,
    uf: null,
  },
  {
    guestId: RAFAEL,
    country: 'BR',
    state: 'Rio Grande do Sul',
    city: 'Porto Alegre',
    street: 'Rua dos Andradas',
    number: '680',
    postCode: '90020-004',
    neighborhood: 'Centro Histórico',
    complement: null,
    ibgeCityCode: '4314902',
    uf: 'RS',
  },
];

type Card = Omit<typeof cards.$inferInsert, 'id' | 'year' | 'createdAt'> & {
  behaviour: (typeof sandboxCards.$inferInsert)['behaviour'];
};

const ANA_MAIN_CARD = 'sandbox_card_seed_1111';
const ANA_DECLINED_CARD = 'sandbox_card_seed_0002';

/** Saved cards; the sandbox provider knows both, so that both can really be charged. */
export const demoCards: readonly Card[] = [
  {
    guestId: ANA,
    description: 'Visa da Ana',
    brand: 'visa',
    lastDigits: '1111',
    month: 8,
    methodReference: ANA_MAIN_CARD,
    isDefault: true,
    behaviour: 'APPROVE',
  },
  {
    guestId: ANA,
    description: 'Cartão recusado',
    brand: 'visa',
    lastDigits: '0002',
    month: 3,
    methodReference: ANA_DECLINED_CARD,
    isDefault: false,
    behaviour: 'DECLINE',
  },
];

/** How Ana likes her room: three of the five parts are filled in (API-51). */
export const demoPreferences = [
  { guestId: ANA, part: 'AC', answers: { temperature: 2, onlyVentilationEnabled: false } },
  { guestId: ANA, part: 'LIGHTING', answers: { lighting: 1 } },
  { guestId: ANA, part: 'TV', answers: { routine: 3, channels: [1, 3] } },
] as const;

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
];

export type PartnerBooking = Omit<DemoBooking, 'guestId' | 'status' | 'payment' | 'language'> & {
  locator: string;
  holderLastName: string;
  status: 'CONFIRMED' | 'IN_PROGRESS';
};

/** Bookings of partner channels that a guest can bring into an account (BKG-23); the console shows codes and names. */
export const partnerBookings: readonly PartnerBooking[] = [
  {
    locator: 'VERDE7',
    holderLastName: 'Almeida Prado',
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
    hotelId: 'JARDINS',
    status: 'IN_PROGRESS',
    from: -1,
    to: 3,
    bookedOn: -12,
    rooms: [room('compact-single')],
  },
];

/** Ana's R$ 1.200,00 of credits, the sooner due ones spent first, and some that have expired (LIM-03). */
export const demoCredits = [
  {
    guestId: ANA,
    origin: 'NO_SHOW',
    amountCents: 180_00,
    givenOn: -230,
    ofStatus: null,
  },
  {
    guestId: ANA,
    origin: 'NO_SHOW',
    amountCents: 450_00,
    givenOn: -23,
    ofStatus: 'NO_SHOW',
  },
  {
    guestId: ANA,
    origin: 'EARLY_DEPARTURE',
    amountCents: 750_00,
    givenOn: -33,
    ofStatus: 'CONCLUDED',
  },
] as const;
