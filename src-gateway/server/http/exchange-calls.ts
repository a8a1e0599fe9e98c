import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { AppContext } from '#gateway/context.ts';
import { type ExchangeRequestContext, openExchange } from '#gateway/domain/desk/exchange/exchange-request.ts';
import { exchangeContract } from '#shared/contract/hotel/contract.ts';
import type { ExchangeMeta } from '#shared/contract/hotel/exchange-call.ts';
import { operationsOf } from '#shared/contract/operations.ts';
import { AppError } from '#shared/errors.ts';
import type { ExchangeRouter } from '../calls/hotel/exchange.ts';
import { contractCalls } from './contract-calls.ts';
import { flatHeaders } from './request.ts';

export const EXCHANGE_PREFIX = '/hotel/v1';
/** Requests of other systems that this gateway works on at one time: guests must not wait behind a whole night's bookings. */
const MOST_AT_ONCE = 32;

export function exchangeCalls(app: AppContext, router: ExchangeRouter): RouteOptions[] {
  let running = 0;
  const takePlace = (reply: FastifyReply) => {
    if (running >= MOST_AT_ONCE)
      throw new AppError('TOO_MANY_REQUESTS', 'too many requests at one time', {
        details: { retryAfterSeconds: 1 },
      });
    running += 1;
    reply.raw.once('close', () => {
      running -= 1;
    });
  };
  return contractCalls<ExchangeRequestContext, ExchangeMeta>({
    app,
    router,
    prefix: EXCHANGE_PREFIX,
    operations: operationsOf<ExchangeMeta>(exchangeContract),
    async open({ meta }, request, reply) {
      const context = await openExchange(app, keyOf(request), meta.purposes);
      takePlace(reply);
      return context;
    },
  });
}

function keyOf(request: FastifyRequest): string | null {
  const { authorization } = flatHeaders(request);
  return /^Bearer (pernoite_[\w-]{20,100})$/i.exec(authorization ?? '')?.[1] ?? null;
}
