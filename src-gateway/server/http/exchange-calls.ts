import type { FastifyRequest, RouteOptions } from 'fastify';
import type { AppContext } from '#gateway/context.ts';
import { type ExchangeRequestContext, openExchange } from '#gateway/domain/desk/exchange/exchange-request.ts';
import { exchangeContract } from '#shared/contract/hotel/contract.ts';
import type { ExchangeMeta } from '#shared/contract/hotel/exchange-call.ts';
import { operationsOf } from '#shared/contract/operations.ts';
import type { ExchangeRouter } from '../calls/hotel/exchange.ts';
import { contractCalls } from './contract-calls.ts';
import { flatHeaders } from './request.ts';

export const EXCHANGE_PREFIX = '/hotel/v1';

export const exchangeCalls = (app: AppContext, router: ExchangeRouter): RouteOptions[] =>
  contractCalls<ExchangeRequestContext, ExchangeMeta>({
    app,
    router,
    prefix: EXCHANGE_PREFIX,
    operations: operationsOf<ExchangeMeta>(exchangeContract),
    open: ({ meta }, request) => openExchange(app, keyOf(request), meta.purposes),
  });

function keyOf(request: FastifyRequest): string | null {
  const { authorization } = flatHeaders(request);
  return /^Bearer (pernoite_[\w-]{20,100})$/i.exec(authorization ?? '')?.[1] ?? null;
}
