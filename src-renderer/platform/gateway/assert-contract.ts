import { contract } from '#shared/contract/guest/contract.ts';
import { operationsOf } from '#shared/contract/operations.ts';
import { assertOperation } from './assert-operation.ts';

const operations = operationsOf(contract);

/** Validates the response of any call by the whole contract; throws AppError ANSWER_INVALID. Development only. */
export const assertContract = (name: string, response: unknown): Promise<void> =>
  assertOperation(operations, name, response);
