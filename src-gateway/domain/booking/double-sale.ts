import { isConstraintViolation } from '#gateway/store/database-errors.ts';
import { AppError } from '#shared/errors.ts';

/** Maps the database's constraint on sold rooms to a rejection. The transaction, or its savepoint, is lost. */
export async function rejectDoubleSale(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!isConstraintViolation(error, 'accommodations_no_double_sale')) throw error;
    throw new AppError('ROOM_UNAVAILABLE', 'the room is sold', { cause: error });
  }
}
