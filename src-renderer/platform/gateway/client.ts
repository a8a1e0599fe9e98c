import type { ContractRouterClient } from '@orpc/contract';
import type { JsonifiedClient } from '@orpc/openapi-client';
import type { Contract } from '#shared/contract/guest/contract.ts';
import { AppError } from '#shared/errors.ts';
import { auth } from './auth.ts';
import type { CallOptions, RequestContext } from './link.ts';

export type GatewayClient = JsonifiedClient<ContractRouterClient<Contract, RequestContext>>;

function loadLink() {
  return import('./link.ts').catch((cause: unknown) => {
    throw new AppError('NETWORK_UNREACHABLE', 'the code of the calls did not arrive', { cause });
  });
}

type Call = (input?: unknown, options?: CallOptions) => Promise<unknown>;
type Branch = { [name: string]: Branch } & Call;

/** `gateway.hotels.list(…)` becomes the call `hotels.list`, sent as soon as the HTTP client's code is loaded. */
function branch(path: readonly string[]): Branch {
  const call: Call = async (input, options) => {
    const asker = auth().guest();
    return (await loadLink()).send(path.join('.'), input, asker, options);
  };
  return new Proxy(call as Branch, {
    // A promise checks if this is a thenable: `then` must not become a call.
    get: (_, name) => (typeof name === 'string' && name !== 'then' ? branch([...path, name]) : undefined),
  });
}

/** Every failure is thrown as AppError. Pass responses with money, access or identity through `checked`. */
export const gateway = branch([]) as unknown as GatewayClient;
