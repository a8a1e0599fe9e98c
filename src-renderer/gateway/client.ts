import { createORPCClient } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import type { JsonifiedClient } from '@orpc/openapi-client';
import type { Contract } from '#shared/contract/index.ts';

export type GatewayClient = JsonifiedClient<ContractRouterClient<Contract>>;

/** Fetches the wire itself; a page that will call at once may ask for it early. */
export function loadLink() {
  return import('./link.ts');
}

/**
 * Every call of the contract, typed: `gateway.hotels.list()`. Whatever goes wrong is thrown as AppError.
 * Answers are not validated here: pass what carries money, access or identity through `checked`.
 */
export const gateway: GatewayClient = createORPCClient({
  call: async (path, input, options) => (await loadLink()).link.call(path, input, options),
});
