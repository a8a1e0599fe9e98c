import { assertOperation } from '#renderer/platform/gateway/assert-operation.ts';
import { operationsOf } from '#shared/contract/operations.ts';
import { staffContract } from '#shared/contract/staff/contract.ts';

const operations = operationsOf(staffContract);

/** Validates the response of any call by the whole contract; throws AppError ANSWER_INVALID. Development only. */
export const assertStaffContract = (name: string, response: unknown): Promise<void> =>
  assertOperation(operations, name, response);
