import type { Cents } from '#shared/money.ts';
import { fromReais, shareOf } from '#shared/money.ts';
import {
  EARLIEST_HOUR,
  LATEST_HOUR,
  STANDARD_CHECKIN_HOUR,
  STANDARD_CHECKOUT_HOUR,
} from '#shared/policies.ts';
import type { hourTariffs, nightTariffs } from '../store/schema/tariffs.ts';
import { type HotelId, hotelPlans, type RoomKind, roomKinds, roomTypeId } from './hotels.ts';

/** Reais per night, Sunday to Saturday. */
type Week = readonly [number, number, number, number, number, number, number];

/** São Paulo is dear while it works, Goiânia when it rests, Porto Alegre in between. */
const nights: Record<HotelId, Record<RoomKind, Week>> = {
  JARDINS: {
    'compact-single': [269, 289, 299.9, 299.9, 289, 259, 249.5],
    twin: [339, 369, 379.9, 379.9, 369, 349, 339.5],
    'garden-queen': [399, 429, 439.9, 439.9, 429, 419, 409.5],
    family: [529, 559, 569.9, 559, 559, 589, 599.5],
    'suite-king': [749, 789, 799.9, 799.9, 789, 829, 849.5],
  },
  NILO: {
    'compact-single': [239, 269, 279.9, 279.9, 269, 249, 239.5],
    twin: [309, 339, 349.9, 349.9, 339, 329, 319.5],
    'garden-queen': [369, 399, 409.9, 409.9, 399, 409, 399.5],
    family: [489, 519, 529.9, 519, 519, 559, 569.5],
    'suite-king': [699, 729, 749.9, 749.9, 729, 779, 799.5],
  },
  MARISTA: {
    'compact-single': [219, 249, 259.9, 259.9, 249, 229, 219.5],
    twin: [279, 309, 319.9, 319.9, 309, 319, 309.5],
    'garden-queen': [339, 369, 379.9, 379.9, 369, 389, 399.5],
    family: [449, 479, 489.9, 479, 479, 529, 549.5],
    'suite-king': [629, 669, 689.9, 689.9, 669, 729, 749.5],
  },
};

/** What one hour before 15:00, and one after 12:00, adds at Jardins. */
const hourSteps: Record<RoomKind, { checkin: Cents; checkout: Cents }> = {
  'compact-single': { checkin: 17_95, checkout: 19_45 },
  twin: { checkin: 21_90, checkout: 23_75 },
  'garden-queen': { checkin: 24_95, checkout: 26_85 },
  family: { checkin: 31_90, checkout: 34_55 },
  'suite-king': { checkin: 44_95, checkout: 48_65 },
};

const hourShare: Record<HotelId, number> = { JARDINS: 10_000, NILO: 9_300, MARISTA: 8_700 };

export const allNightTariffs: (typeof nightTariffs.$inferInsert)[] = hotelPlans.flatMap(({ id }) =>
  roomKinds.flatMap(kind =>
    nights[id][kind].map((reais, weekday) => ({
      roomTypeId: roomTypeId(id, kind),
      weekday,
      cents: fromReais(reais),
    })),
  ),
);

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** Prices only of the hours outside 15:00 to 12:00; the farther out, the dearer (D33). */
export const allHourTariffs: (typeof hourTariffs.$inferInsert)[] = hotelPlans.flatMap(({ id }) =>
  roomKinds.flatMap(kind => {
    const { checkin, checkout } = hourSteps[kind];
    const row = (direction: 'CHECKIN' | 'CHECKOUT', hour: number, cents: Cents) => ({
      roomTypeId: roomTypeId(id, kind),
      direction,
      hour,
      cents: shareOf(cents, hourShare[id]),
    });
    return [
      ...range(EARLIEST_HOUR, STANDARD_CHECKIN_HOUR - 1).map(hour =>
        row('CHECKIN', hour, checkin * (STANDARD_CHECKIN_HOUR - hour)),
      ),
      ...range(STANDARD_CHECKOUT_HOUR + 1, LATEST_HOUR).map(hour =>
        row('CHECKOUT', hour, checkout * (hour - STANDARD_CHECKOUT_HOUR)),
      ),
    ];
  }),
);
