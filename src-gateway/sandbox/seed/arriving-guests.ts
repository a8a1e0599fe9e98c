import type { guestAddresses } from '#gateway/store/schema/addresses.ts';
import type { guests } from '#gateway/store/schema/guests.ts';
import { type HotelId, hotelIds } from './hotels.ts';

export type ArrivingGuest = Omit<
  typeof guests.$inferInsert,
  'passwordHash' | 'tokensValidSince' | 'createdAt'
>;

/** Those who come to each hotel today and tomorrow; the last two names of a hotel are of guests from abroad. */
const NAMES: Record<HotelId, readonly string[]> = {
  JARDINS: [
    'Paula Azevedo',
    'Marcos Vilela',
    'Teresa Camargo',
    'João Pedro Sales',
    'Lívia Brandão',
    'Otávio Nóbrega',
    'Renata Furtado',
    'Caetano Mello',
    'Grace Miller',
    'Lukas Brandt',
  ],
  NILO: [
    'Adriana Borges',
    'Tomás Figueiredo',
    'Cecília Rangel',
    'Rodrigo Fontoura',
    'Marina Castilho',
    'Felipe Garcez',
    'Luísa Bittencourt',
    'André Sartori',
    'Oliver Hughes',
    'Claire Dubois',
  ],
  MARISTA: [
    'Patrícia Godoy',
    'Gabriel Caiado',
    'Fernanda Peixoto',
    'Murilo Arantes',
    'Larissa Bueno',
    'Diego Rezende',
    'Simone Teles',
    'Artur Jardim',
    'Hannah Weiss',
    'Daniel Cohen',
  ],
};
const FROM_ABROAD = 2;

const toEmailName = (name: string) =>
  name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll(' ', '.');

function guestOf(hotelId: HotelId, name: string, at: number): ArrivingGuest {
  const [firstName = '', ...last] = name.split(' ');
  const isFromAbroad = at >= NAMES[hotelId].length - FROM_ABROAD;
  const number = hotelIds.indexOf(hotelId) * 100 + at + 101;
  return {
    id: `a0a00000-0000-4000-a000-${String(number).padStart(12, '0')}`,
    email: `${toEmailName(name)}@exemplo.test`,
    emailVerified: true,
    firstName,
    lastName: last.join(' '),
    socialName: null,
    dateOfBirth: `${1_962 + at * 4}-0${1 + (at % 9)}-1${at % 10}`,
    phoneCode: isFromAbroad ? '44' : '55',
    phone: isFromAbroad ? `7400100${number}` : `11988877${number}`,
    country: isFromAbroad ? 'GB' : 'BR',
    nationality: isFromAbroad ? 224 : 30,
    gender: null,
    subscribe: false,
    preferredLanguage: isFromAbroad ? 'ENGLISH' : 'PORTUGUESE',
  };
}

export const arrivingGuests: Record<HotelId, readonly ArrivingGuest[]> = {
  JARDINS: NAMES.JARDINS.map((name, at) => guestOf('JARDINS', name, at)),
  NILO: NAMES.NILO.map((name, at) => guestOf('NILO', name, at)),
  MARISTA: NAMES.MARISTA.map((name, at) => guestOf('MARISTA', name, at)),
};

export const allArrivingGuests = hotelIds.flatMap(hotelId => arrivingGuests[hotelId]);

export const brazilianHome = {
  country: 'BR',
  state: 'Minas Gerais',
  city: 'Belo Horizonte',
  street: 'Rua da Bahia',
  number: '1148',
  postCode: '30160-011',
  neighborhood: 'Centro',
  complement: null,
  ibgeCityCode: '3106200',
  uf: 'MG',
} as const;

export const addressOf = ({ id, country }: ArrivingGuest): typeof guestAddresses.$inferInsert =>
  country === 'BR'
    ? { guestId: id, ...brazilianHome }
    : {
        guestId: id,
        country: 'GB',
        state: 'England',
        city: 'Bristol',
        street: 'Park Street',
        number: '21',
        postCode: 'BS1 5NG',
        neighborhood: 'City Centre',
        complement: null,
        ibgeCityCode: null,
        uf: null,
      };
