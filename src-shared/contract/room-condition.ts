import * as z from 'zod/mini';

/** INSPECTED in hotels that inspect their rooms (docs/hotel-data.md): there, a clean room is not ready yet. */
export const roomConditions = ['DIRTY', 'CLEAN', 'INSPECTED'] as const;
export const roomCondition = z.enum(roomConditions);
export type RoomCondition = z.infer<typeof roomCondition>;
