import type { Amenity, RoomType } from '#shared/contract/hotels.ts';
import type { roomTypes } from '../store/schema/hotels.ts';
import { type HotelId, hotelPlans, type RoomKind, roomTypeId } from './hotels.ts';
import { roomKindTexts } from './room-types-texts.ts';

type Bed = RoomType['details']['beds'][number];

type KindFacts = {
  /** From the plainest to the finest. */
  rank: number;
  maxGuests: number;
  beds: Record<HotelId, Bed[]>;
  /** Square metres. */
  size: Record<HotelId, number>;
  amenities: Amenity[];
  pictures: string[];
  bedChoice: boolean;
  isTopSuite: boolean;
};

const everywhere = <T>(value: T): Record<HotelId, T> => ({ JARDINS: value, NILO: value, MARISTA: value });

const inEveryRoom: Amenity[] = ['WIFI', 'AIRCONDITIONING', 'TV', 'HAIRDRYER', 'SAFE'];

/** What a house offers to all its guests. */
const inTheHouse: Record<HotelId, { amenities: Amenity[]; pictures: string[] }> = {
  JARDINS: { amenities: ['GYM', 'POOL'], pictures: ['space-rooftop'] },
  NILO: { amenities: ['GYM', 'LAUNDRY'], pictures: ['space-coworking'] },
  MARISTA: { amenities: ['GYM', 'LAUNDRY', 'POOL'], pictures: ['space-rooftop'] },
};

const kindFacts: Record<RoomKind, KindFacts> = {
  'compact-single': {
    rank: 1,
    maxGuests: 1,
    beds: everywhere([{ kind: 'SINGLE', amount: 1 }]),
    size: { JARDINS: 14, NILO: 15, MARISTA: 16 },
    amenities: ['DESKTOP'],
    pictures: ['room-compact-single', 'detail-bathroom', 'detail-breakfast'],
    bedChoice: false,
    isTopSuite: false,
  },
  twin: {
    rank: 2,
    maxGuests: 2,
    beds: {
      JARDINS: [{ kind: 'SINGLE', amount: 2 }],
      NILO: [{ kind: 'TWIN', amount: 2 }],
      MARISTA: [{ kind: 'SINGLE', amount: 2 }],
    },
    size: { JARDINS: 22, NILO: 24, MARISTA: 25 },
    amenities: ['DESKTOP', 'MINIBAR'],
    pictures: ['room-twin', 'detail-bathroom', 'detail-minibar', 'detail-breakfast'],
    bedChoice: true,
    isTopSuite: false,
  },
  'garden-queen': {
    rank: 3,
    maxGuests: 2,
    beds: everywhere([{ kind: 'QUEEN', amount: 1 }]),
    size: { JARDINS: 26, NILO: 28, MARISTA: 29 },
    amenities: ['DESKTOP', 'MINIBAR', 'BALCONY'],
    pictures: ['room-garden-queen', 'detail-bathroom', 'detail-breakfast', 'detail-minibar'],
    bedChoice: false,
    isTopSuite: false,
  },
  family: {
    rank: 4,
    maxGuests: 3,
    beds: everywhere([
      { kind: 'QUEEN', amount: 1 },
      { kind: 'SINGLE', amount: 1 },
    ]),
    size: { JARDINS: 36, NILO: 38, MARISTA: 40 },
    amenities: ['MINIBAR', 'PHONE'],
    pictures: ['room-family', 'detail-breakfast', 'detail-bathroom'],
    bedChoice: false,
    isTopSuite: false,
  },
  'suite-king': {
    rank: 5,
    maxGuests: 3,
    beds: everywhere([
      { kind: 'DOUBLE', amount: 1 },
      { kind: 'SINGLE', amount: 1 },
    ]),
    size: { JARDINS: 44, NILO: 48, MARISTA: 52 },
    amenities: ['DESKTOP', 'MINIBAR', 'PHONE', 'BATHTUB', 'BALCONY'],
    pictures: ['room-suite-king', 'detail-minibar', 'detail-bathroom', 'detail-breakfast'],
    bedChoice: true,
    isTopSuite: true,
  },
};

/** The five room types of a house (FUN-11 to FUN-13). */
function roomTypesOf(hotelId: HotelId): (typeof roomTypes.$inferInsert)[] {
  return (Object.keys(kindFacts) as RoomKind[]).map(kind => {
    const facts = kindFacts[kind];
    const texts = roomKindTexts[kind];
    const house = texts.house[hotelId];
    return {
      id: roomTypeId(hotelId, kind),
      hotelId,
      rank: facts.rank,
      name: texts.name,
      description: {
        en: `${texts.description.en} ${house.en}`,
        pt: `${texts.description.pt} ${house.pt}`,
      },
      characteristics: texts.characteristics,
      maxGuests: facts.maxGuests,
      occupancy: facts.maxGuests,
      size: facts.size[hotelId],
      beds: facts.beds[hotelId],
      amenities: [...inEveryRoom, ...facts.amenities, ...inTheHouse[hotelId].amenities],
      pictures: [...facts.pictures, ...inTheHouse[hotelId].pictures],
      bedChoice: facts.bedChoice,
      isTopSuite: facts.isTopSuite,
    };
  });
}

export const allRoomTypes = hotelPlans.flatMap(hotel => roomTypesOf(hotel.id));
