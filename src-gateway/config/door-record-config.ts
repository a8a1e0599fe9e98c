import { z } from 'zod';

/** How many days a door's records are stored once the stay is over: who was shown its code, what its lock was told. */
export const doorRecordDays = z.int().min(1).max(3_650);
export const defaultDoorRecordDays = 180;

export const doorRecordEnvironment = {
  DOOR_RECORD_DAYS: z
    .string()
    .regex(/^\d{1,4}$/)
    .transform(Number)
    .pipe(doorRecordDays)
    .optional(),
};
export const doorRecordExpectations = { DOOR_RECORD_DAYS: 'a number of days from 1 to 3650' };
