import { contract } from '#shared/contract/guest/contract.ts';
import { contractMismatches, operationsOf } from '#shared/contract/operations.ts';
import { AppError } from '#shared/errors.ts';

const operations = new Map(operationsOf(contract).map(operation => [operation.name, operation]));

/** Validates the response of any call by the whole contract; throws AppError ANSWER_INVALID. Development only. */
export async function assertContract(name: string, response: unknown): Promise<void> {
  const operation = operations.get(name);
  const details = operation ? await contractMismatches(operation, response) : [];
  if (details.length > 0)
    throw new AppError('ANSWER_INVALID', `the response of ${name} does not fit the contract`, { details });
}
