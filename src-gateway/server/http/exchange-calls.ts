import type { FastifyRequest, RouteOptions } from 'fastify';
import type { AppContext } from '#gateway/context.ts';
import { type ExchangeRequestContext, openExchange } from '#gateway/domain/desk/exchange/exchange-request.ts';
import { exchangeContract } from '#shared/contract/hotel/contract.ts';
import type { ExchangeMeta } from '#shared/contract/hotel/exchange-call.ts';
import { operationsOf } from '#shared/contract/operations.ts';
import type { ExchangeRouter } from '../calls/hotel/exchange.ts';
import { contractCalls } from './contract-calls.ts';
import { createPlaces } from './places.ts';
import { flatHeaders } from './request.ts';

export const EXCHANGE_PREFIX = '/hotel/v1';
/** Requests of other systems that this gateway works on at one time: guests must not wait behind a whole night's bookings. */
const MOST_AT_ONCE = 32;

export function exchangeCalls(app: AppContext, router: ExchangeRouter): RouteOptions[] {
  const places = createPlaces(MOST_AT_ONCE);
  return contractCalls<ExchangeRequestContext, ExchangeMeta>({
    app,
    router,
    prefix: EXCHANGE_PREFIX,
    operations: operationsOf<ExchangeMeta>(exchangeContract),
    async open({ meta }, request, reply) {
      const context = await openExchange(app, keyOf(request), meta.purposes);
      reply.raw.once('close', places.take());
      return context;
    },
  });
}

function keyOf(request: FastifyRequest): string | null {
  const { authorization } = flatHeaders(request);
  return /^Bearer (pernoite_[\w-]{20,100})$/i.exec(authorization ?? '')?.[1] ?? null;
}
