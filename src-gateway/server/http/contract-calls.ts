import { StandardOpenAPIHandler } from '@orpc/openapi/standard';
import type { FastifyRequest, RouteOptions } from 'fastify';
import type { AppContext } from '#gateway/context.ts';
import type { RequestOrigin } from '#gateway/domain/guest/sessions/session-device.ts';
import { type RequestContext, requireGuest } from '#gateway/domain/request-context.ts';
import { deviceOf } from '#gateway/platform/devices.ts';
import { contract } from '#shared/contract/guest/contract.ts';
import { type Operation, operationsOf } from '#shared/contract/operations.ts';
import { AppError } from '#shared/errors.ts';
import type { GatewayRouter } from '../router.ts';
import { withCompiledOutputs } from './compiled-outputs.ts';
import { parseJsonBody } from './json-body.ts';
import { clientIpOf, flatHeaders, languageOf, urlOf } from './request.ts';

export const API_PREFIX = '/api';

type ContractCall = RequestContext & { outcome: { value: unknown } | { error: unknown } | null };

export function contractCalls(app: AppContext, router: GatewayRouter): RouteOptions[] {
  const handler = new StandardOpenAPIHandler<ContractCall>(withCompiledOutputs(router), {
    clientInterceptors: [
      // Past oRPC's serializer: it copies every value, and the contract's responses are already plain JSON.
      async ({ next, context }) => {
        context.outcome = await next().then(
          value => ({ value }),
          (error: unknown) => ({ error }),
        );
      },
    ],
    customErrorResponseBodyEncoder({ code, message }) {
      throw new AppError(code, message);
    },
  });
  return operationsOf(contract).map(operation => ({
    method: operation.method,
    url: routeUrlOf(operation),
    config: { operation: operation.id },
    async handler(request, reply) {
      const context = await openContractCall(app, operation, request);
      const body = parseJsonBody(request.headers['content-type'], request.body);
      const { method } = operation;
      const { response } = await handler.handle(
        { method, url: urlOf(request), headers: request.headers, body: async () => body, signal: undefined },
        { prefix: API_PREFIX, context },
      );
      const { outcome } = context;
      if (!response || !outcome) throw new AppError('NOT_FOUND', 'there is no such call');
      // The gateway's clock, which the sandbox may have moved: the guest app computes its dates by it.
      reply.header('date', app.clock.now().toUTCString());
      if ('error' in outcome) throw outcome.error;
      return reply.code(response.status).send(outcome.value);
    },
  }));
}

/** A contract's path as Fastify writes it: two calls may name the same parameter differently. */
function routeUrlOf({ path }: Operation): string {
  let parameter = 0;
  return API_PREFIX + path.replace(/\{[^}]+\}/g, () => `:p${parameter++}`);
}

async function openContractCall(
  app: AppContext,
  operation: Operation,
  request: FastifyRequest,
): Promise<ContractCall> {
  const headers = flatHeaders(request);
  const device = deviceOf(app.config.devices, headers);
  const origin = { device, userAgent: headers['user-agent'] };
  const context: ContractCall = {
    app,
    outcome: null,
    ...(await tokenOwner(app, headers['x-guest-access-token'], origin)),
    language: languageOf(headers['accept-language']),
    device,
    clientIp: clientIpOf(request),
    requestId: request.id,
  };
  if (operation.needsGuest) requireGuest(context);
  return context;
}

async function tokenOwner(
  app: AppContext,
  header: string | undefined,
  origin: RequestOrigin,
): Promise<Pick<RequestContext, 'guestId' | 'session' | 'token' | 'tokenProblem'>> {
  const nobody = { guestId: null, session: null };
  if (header === undefined) return { ...nobody, token: null, tokenProblem: null };
  const token = /^Bearer ([\w.~+/=-]{1,4096})$/i.exec(header)?.[1];
  if (token === undefined) return { ...nobody, token: null, tokenProblem: 'invalid' };
  const owner = await app.auth.verify(token, origin);
  return 'guestId' in owner
    ? { ...owner, token, tokenProblem: null }
    : { ...nobody, token, tokenProblem: owner.problem };
}
