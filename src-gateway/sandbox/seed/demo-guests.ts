import type { guestAddresses } from '#gateway/store/schema/addresses.ts';
import type { cards } from '#gateway/store/schema/cards.ts';
import type { guests } from '#gateway/store/schema/guests.ts';
import type { sandboxCards } from '#gateway/store/schema/sandbox.ts';

/** The accounts of a fresh sandbox. Their password is printed at start and worthless outside the sandbox. */
export const DEMO_PASSWORD = 'Pernoite#2026';

type Guest = Omit<typeof guests.$inferInsert, 'passwordHash' | 'tokensValidSince' | 'createdAt'>;

export const ANA = 'a0a00000-0000-4000-a000-000000000001';
export const JAMES = 'a0a00000-0000-4000-a000-000000000002';
const LIA = 'a0a00000-0000-4000-a000-000000000003';
export const RAFAEL = 'a0a00000-0000-4000-a000-000000000004';
const NINA = 'a0a00000-0000-4000-a000-000000000005';
export const SOFIA = 'a0a00000-0000-4000-a000-000000000006';
export const DANIEL = 'a0a00000-0000-4000-a000-000000000007';
const CLARA = 'a0a00000-0000-4000-a000-000000000008';

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
  {
    id: SOFIA,
    email: 'sofia@pernoite.test',
    emailVerified: true,
    firstName: 'Sofia',
    lastName: 'Nunes Leite',
    socialName: null,
    dateOfBirth: '1993-03-08',
    phoneCode: '55',
    phone: '21987651234',
    country: 'BR',
    nationality: 30,
    gender: null,
    subscribe: false,
    preferredLanguage: 'PORTUGUESE',
  },
  {
    id: DANIEL,
    email: 'daniel@pernoite.test',
    emailVerified: true,
    firstName: 'Daniel',
    lastName: 'Weber',
    socialName: null,
    dateOfBirth: '1979-11-21',
    phoneCode: '49',
    phone: '15112345678',
    country: 'DE',
    nationality: null,
    gender: null,
    subscribe: false,
    preferredLanguage: 'ENGLISH',
  },
  {
    id: CLARA,
    email: 'clara@pernoite.test',
    emailVerified: true,
    firstName: 'Clara',
    lastName: 'Monteiro Dias',
    socialName: null,
    dateOfBirth: '1990-06-14',
    phoneCode: '55',
    phone: '51987650987',
    country: 'BR',
    nationality: 30,
    gender: null,
    subscribe: false,
    preferredLanguage: 'PORTUGUESE',
  },
];

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
  {
    guestId: SOFIA,
    country: 'BR',
    state: 'Rio de Janeiro',
    city: 'Rio de Janeiro',
    street: 'Rua das Laranjeiras',
    number: '312',
    postCode: '22240-003',
    neighborhood: 'Laranjeiras',
    complement: null,
    ibgeCityCode: '3304557',
    uf: 'RJ',
  },
];

type Card = Omit<typeof cards.$inferInsert, 'id' | 'year' | 'createdAt'> & {
  behaviour: (typeof sandboxCards.$inferInsert)['behaviour'];
};

export const ANA_MAIN_CARD = 'sandbox_card_seed_1111';
export const ANA_DECLINED_CARD = 'sandbox_card_seed_0002';

/** The sandbox provider knows both, so that both can really be charged. */
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
