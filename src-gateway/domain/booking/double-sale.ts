import { isConstraintViolation } from '#gateway/store/database-errors.ts';
import { AppError } from '#shared/errors.ts';

/** Rejects a change of rooms that the database refuses because they are sold. The transaction, or its part, is lost. */
export async function rejectDoubleSale(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!isConstraintViolation(error, 'accommodations_no_double_sale')) throw error;
    throw new AppError('ROOM_UNAVAILABLE', 'the room is sold', { cause: error });
  }
}
