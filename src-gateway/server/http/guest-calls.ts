import type { FastifyRequest, RouteOptions } from 'fastify';
import type { AppContext } from '#gateway/context.ts';
import type { RequestOrigin } from '#gateway/domain/guest/sessions/session-device.ts';
import { type RequestContext, requireGuest } from '#gateway/domain/request-context.ts';
import { deviceOf } from '#gateway/platform/devices.ts';
import { contract } from '#shared/contract/guest/contract.ts';
import { type Operation, operationsOf } from '#shared/contract/operations.ts';
import type { GatewayRouter } from '../router.ts';
import { contractCalls } from './contract-calls.ts';
import { clientIpOf, flatHeaders, languageOf } from './request.ts';

export const guestCalls = (app: AppContext, router: GatewayRouter): RouteOptions[] =>
  contractCalls({
    app,
    router,
    operations: operationsOf(contract),
    open: (operation, request) => openGuestCall(app, operation, request),
  });

async function openGuestCall(
  app: AppContext,
  operation: Operation,
  request: FastifyRequest,
): Promise<RequestContext> {
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
