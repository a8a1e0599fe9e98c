import { OpenAPIHandler } from '@orpc/openapi/fastify';
import { ORPCError } from '@orpc/server';
import type { FastifyRequest, RouteOptions } from 'fastify';
import type { AppContext } from '#gateway/context.ts';
import type { RequestOrigin } from '#gateway/domain/guest/sessions/session-device.ts';
import { type RequestContext, requireGuest } from '#gateway/domain/request-context.ts';
import { deviceOf } from '#gateway/platform/devices.ts';
import { contract } from '#shared/contract/index.ts';
import { type Operation, operationsOf } from '#shared/contract/operations.ts';
import { AppError, gatewayErrorStatus } from '#shared/errors.ts';
import type { GatewayRouter } from '../router.ts';
import { withCompiledOutputs } from './compiled-outputs.ts';
import { errorBody, retryAfter, toAppError } from './error-response.ts';
import { parseJsonBody } from './json-body.ts';
import { languageOf } from './language.ts';
import { clientIpOf, flatHeaders } from './request.ts';

export const API_PREFIX = '/api';

/** A call's context, and what travels around oRPC's handler rather than through it. */
type WireContext = RequestContext & {
  /** The request's JSON. */
  body: unknown;
  output: { value: unknown } | null;
};

/** A route for each of the contract's calls, so that only input, output and errors are oRPC's. */
export function contractCalls(app: AppContext, router: GatewayRouter): RouteOptions[] {
  const handler = callHandler(app, router);
  return operationsOf(contract).map(operation => ({
    method: operation.method,
    url: routeUrlOf(operation),
    config: { operation: operation.id },
    async handler(request, reply) {
      const context = await wireContext(app, operation, request);
      reply.header('cache-control', 'no-store');
      const { matched } = await handler.handle(request, reply, { prefix: API_PREFIX, context });
      if (!matched) throw new AppError('NOT_FOUND', 'there is no such call');
    },
  }));
}

/** A contract's path as Fastify writes it: two calls may name the same parameter differently. */
function routeUrlOf({ path }: Operation): string {
  let parameter = 0;
  return API_PREFIX + path.replace(/\{[^}]+\}/g, () => `:p${parameter++}`);
}

function callHandler(app: AppContext, router: GatewayRouter): OpenAPIHandler<WireContext> {
  return new OpenAPIHandler<WireContext>(withCompiledOutputs(router), {
    customErrorResponseBodyEncoder: error =>
      errorBody(new AppError(error.code, error.message, { details: error.data })),
    rootInterceptors: [
      async ({ next, ...options }) => {
        const { request, context } = options;
        const result = await next({
          ...options,
          request: {
            ...request,
            method: request.method === 'HEAD' ? 'GET' : request.method,
            body: async () => context.body,
          },
        });
        if (!result.matched) return result;
        const { response } = result;
        const body = context.output === null ? response.body : context.output.value;
        // The gateway's clock, which the sandbox may have moved: the guest app computes its dates by it.
        const date = app.clock.now().toUTCString();
        return {
          ...result,
          response: { ...response, body, headers: { ...response.headers, ...retryAfter(body), date } },
        };
      },
    ],
    clientInterceptors: [
      async ({ next, context }) => {
        try {
          // Past oRPC's serializer: it copies every value, and the contract's responses are already plain JSON.
          context.output = { value: await next() };
          return undefined;
        } catch (error) {
          throw toCallError(toAppError(error, app.log.child({ requestId: context.requestId })));
        }
      },
    ],
  });
}

function toCallError(error: AppError): ORPCError<string, unknown> {
  return new ORPCError(error.code, {
    status: error.status ?? gatewayErrorStatus.INTERNAL_SERVER_ERROR,
    message: error.message,
    data: error.details,
  });
}

async function wireContext(
  app: AppContext,
  operation: Operation,
  request: FastifyRequest,
): Promise<WireContext> {
  const headers = flatHeaders(request);
  const device = deviceOf(app.config.devices, headers);
  const origin = { device, userAgent: headers['user-agent'] };
  const context: RequestContext = {
    app,
    ...(await tokenOwner(app, headers['x-guest-access-token'], origin)),
    language: languageOf(headers['accept-language']),
    device,
    clientIp: clientIpOf(request),
    requestId: request.id,
  };
  if (operation.needsGuest) requireGuest(context);
  return { ...context, body: parseJsonBody(headers['content-type'], request.body), output: null };
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
