import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { MINIBAR_TOTAL, TV_CHANNELS_MAX } from '../../policies.ts';
import { failures } from '../failures.ts';
import { id, isoInstant } from '../schemas.ts';

export const bilingual = z.object({ en_us: z.string(), pt_br: z.string() });
export type Bilingual = z.infer<typeof bilingual>;

export const optionId = z.int().check(z.gte(0), z.lte(9_999));

/** One choice of a guest. Screens have their own texts for known keys, otherwise its name is shown (PD-37). */
export const preferenceOption = z.object({ id: optionId, key: z.string(), name: bilingual });
export type PreferenceOption = z.infer<typeof preferenceOption>;

/** Air conditioning, coldest first (PRF-07, PRF-11). */
export const acPreference = z.object({
  options: z.array(preferenceOption),
  /** Null if the guest has chosen none yet, or one that is no longer offered. */
  optionSelected: z.nullable(optionId),
  optionDefault: optionId,
  onlyVentilationEnabled: z.boolean(),
});

/** Light, darkest first (PRF-08, PRF-11). `url` is a picture of a room in this light, or null. */
export const lightingPreference = z.object({
  options: z.array(z.extend(preferenceOption, { url: z.nullable(z.string()) })),
  optionSelected: z.nullable(optionId),
  optionDefault: optionId,
});

/** Television and music (PRF-09 to PRF-11). */
export const tvPreference = z.object({
  routineOptions: z.array(preferenceOption),
  channelOptions: z.array(preferenceOption),
  routineDefault: optionId,
  optionsSelected: z.nullable(z.object({ routine: optionId, channels: z.array(optionId) })),
});

/** A drink or a snack of a minibar (PRF-21, PRF-22). Without `maxQuantity` the total alone is the limit. */
export const minibarItem = z.object({
  id,
  key: z.string(),
  name: bilingual,
  defaultQuantity: z.int().check(z.gte(0)),
  maxQuantity: z.optional(z.int().check(z.gte(1))),
});
export type MinibarItem = z.infer<typeof minibarItem>;

export const minibarOption = z.object({
  id,
  key: z.string(),
  name: bilingual,
  description: bilingual,
  pictureUrl: z.nullable(z.string()),
  items: z.array(minibarItem),
});
export type MinibarOption = z.infer<typeof minibarOption>;

const chosenItem = z.object({ id, quantity: z.int().check(z.gte(0), z.lte(MINIBAR_TOTAL)) });

export const minibarPreference = z.object({
  options: z.array(minibarOption),
  /** The standard minibar: that of a room whose guest has chosen none in time (PRF-16). Null if there is none. */
  optionDefault: z.nullable(id),
  optionSelected: z.nullable(z.object({ id, items: z.array(chosenItem) })),
});
export type MinibarPreference = z.infer<typeof minibarPreference>;

export const nextPreparation = z.object({
  bookingId: id,
  hotelName: z.string(),
  timezone: z.string(),
  /** The arrival of the room's guest, hotel-local. */
  checkin: isoInstant,
  changeableUntil: isoInstant,
  isChangeable: z.boolean(),
});
export type NextPreparation = z.infer<typeof nextPreparation>;

export const guestPreferences = z.object({
  aboutYou: z.object({ isFilled: z.boolean() }),
  ac: acPreference,
  lighting: lightingPreference,
  tv: tvPreference,
  minibar: minibarPreference,
  /** Null if there is no future stay in which the guest is a room's main guest. */
  nextStay: z.nullable(nextPreparation),
});
export type GuestPreferences = z.infer<typeof guestPreferences>;

export const find = oc
  .route({
    method: 'GET',
    path: '/preference',
    operationId: 'getPreferences',
    tags: ['Preferences'],
    summary: 'What the guest can choose for the room and the minibar, and what is chosen',
  })
  .errors(failures('UNAUTHORIZED'))
  .output(guestPreferences);

/** Answers of one part, as they are stored too (PRF-12). */
export const acAnswers = z.strictObject({ temperature: optionId, onlyVentilationEnabled: z.boolean() });
export const lightingAnswers = optionId;
export const tvAnswers = z.strictObject({
  routine: optionId,
  channels: z.array(optionId).check(
    z.maxLength(TV_CHANNELS_MAX),
    z.refine(list => new Set(list).size === list.length, { error: 'list.twice' }),
  ),
});

/** Body of POST preference/room: exactly one of the three (APS-08). */
export const roomPreference = z.union([
  z.strictObject({ ac: acAnswers }),
  z.strictObject({ lighting: lightingAnswers }),
  z.strictObject({ tv: tvAnswers }),
]);
export type RoomPreference = z.infer<typeof roomPreference>;

/** POST preference/room (APS-08). PREFERENCE_NOT_OFFERED if an option is not in the list. */
export const saveRoom = oc
  .route({
    method: 'POST',
    path: '/preference/room',
    operationId: 'saveRoomPreference',
    tags: ['Preferences'],
    summary: 'Save the climate, the light, or television and music',
  })
  .errors(failures('UNAUTHORIZED', 'PREFERENCE_NOT_OFFERED', 'TOO_MANY_REQUESTS'))
  .input(roomPreference)
  .output(guestPreferences);

/** Body of POST preference/minibar: an option and its items (APS-07); a missing item counts as zero. */
export const minibarChoice = z.strictObject({
  id,
  items: z.array(z.strictObject(chosenItem.shape)).check(
    z.maxLength(40),
    z.refine(list => new Set(list.map(item => item.id)).size === list.length, { error: 'list.twice' }),
  ),
});
export type MinibarChoice = z.infer<typeof minibarChoice>;

/** Details: MINIBAR_TOTAL_WRONG `total` and `wanted`, MINIBAR_LIMIT_EXCEEDED `itemId` and `maxQuantity`. */
export const saveMinibar = oc
  .route({
    method: 'POST',
    path: '/preference/minibar',
    operationId: 'saveMinibar',
    tags: ['Preferences'],
    summary: 'Save the minibar',
  })
  .errors(
    failures(
      'UNAUTHORIZED',
      'PREFERENCE_NOT_OFFERED',
      'MINIBAR_TOTAL_WRONG',
      'MINIBAR_LIMIT_EXCEEDED',
      'TOO_MANY_REQUESTS',
    ),
  )
  .input(minibarChoice)
  .output(guestPreferences);

/** The preparation of one room of a booking, from the choices that its main guest had saved in time (PRF-16). */
export const preparedRoom = z.object({
  accommodationId: z.int(),
  isOwn: z.boolean(),
  changeableUntil: isoInstant,
  isChangeable: z.boolean(),
  ac: z.nullable(z.object({ option: preferenceOption, onlyVentilationEnabled: z.boolean() })),
  lighting: z.nullable(preferenceOption),
  tv: z.nullable(z.object({ routine: preferenceOption, channels: z.array(preferenceOption) })),
  minibar: z.nullable(
    z.object({
      option: z.pick(minibarOption, { id: true, key: true, name: true }),
      items: z.array(
        z.object({ item: z.pick(minibarItem, { id: true, key: true, name: true }), quantity: z.int() }),
      ),
      isStandard: z.boolean(),
    }),
  ),
});
export type PreparedRoom = z.infer<typeof preparedRoom>;

/** Empty for a booking that is neither confirmed nor in progress. */
export const prepared = oc
  .route({
    method: 'GET',
    path: '/preference/stay/{bookingId}',
    operationId: 'getPreparedRooms',
    tags: ['Preferences'],
    summary: "What is prepared in the rooms of a booking by its guests' preferences",
  })
  .errors(failures('UNAUTHORIZED', 'BOOKING_NOT_FOUND'))
  .input(z.object({ bookingId: id }))
  .output(z.object({ rooms: z.array(preparedRoom) }));
