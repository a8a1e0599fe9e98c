import { contractMismatches, type Operation } from '#shared/contract/operations.ts';
import { AppError } from '#shared/errors.ts';

/** Validates the response of a call by its contract; throws AppError ANSWER_INVALID. */
export async function assertOperation(
  operations: readonly Operation[],
  name: string,
  response: unknown,
): Promise<void> {
  const operation = operations.find(one => one.name === name);
  const details = operation ? await contractMismatches(operation, response) : [];
  if (details.length > 0)
    throw new AppError('ANSWER_INVALID', `the response of ${name} does not fit the contract`, { details });
}
