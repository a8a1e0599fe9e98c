import type { ContractRouterClient } from '@orpc/contract';
import type { JsonifiedClient } from '@orpc/openapi-client';
import type { Contract } from '#shared/contract/guest/contract.ts';
import { AppError } from '#shared/errors.ts';
import { auth } from './auth.ts';
import { callTree } from './call-tree.ts';
import type { RequestContext } from './send-call.ts';

export type GatewayClient = JsonifiedClient<ContractRouterClient<Contract, RequestContext>>;

function loadLink() {
  return import('./link.ts').catch((cause: unknown) => {
    throw new AppError('NETWORK_UNREACHABLE', 'the code of the calls did not arrive', { cause });
  });
}

/**
 * Sends a call as soon as the HTTP client's code is loaded. Every failure is thrown as AppError. Pass responses with money,
 * access or identity through `checked`.
 */
export const gateway = callTree(async (name, input, options) => {
  const asker = auth().guest();
  return (await loadLink()).send(name, input, asker, options);
}) as unknown as GatewayClient;
