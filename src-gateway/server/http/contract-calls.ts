import type { Meta } from '@orpc/contract';
import { StandardOpenAPIHandler } from '@orpc/openapi/standard';
import type { AnyRouter } from '@orpc/server';
import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { AppContext } from '#gateway/context.ts';
import type { Operation } from '#shared/contract/operations.ts';
import { AppError } from '#shared/errors.ts';
import { withCompiledOutputs } from './compiled-outputs.ts';
import { parseJsonBody } from './json-body.ts';
import { urlOf } from './request.ts';

export const API_PREFIX = '/api';

type WithOutcome<Context> = Context & { outcome: { value: unknown } | { error: unknown } | null };

export type ContractCalls<Context extends object, M extends Meta> = {
  app: AppContext;
  router: AnyRouter;
  /** In front of every path of the contract; API_PREFIX without it. */
  prefix?: `/${string}`;
  operations: readonly Operation<M>[];
  /** The caller of a request. Throws for one who may not make this call, before any part of the body is read. */
  open(operation: Operation<M>, request: FastifyRequest, reply: FastifyReply): Promise<Context>;
};

export function contractCalls<Context extends object, M extends Meta>({
  app,
  router,
  prefix = API_PREFIX,
  operations,
  open,
}: ContractCalls<Context, M>): RouteOptions[] {
  const handler = new StandardOpenAPIHandler<WithOutcome<Context>>(withCompiledOutputs(router), {
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
  return operations.map(operation => ({
    method: operation.method,
    url: prefix + routeUrlOf(operation),
    config: { operation: operation.id },
    async handler(request, reply) {
      const context: WithOutcome<Context> = { ...(await open(operation, request, reply)), outcome: null };
      const body = parseJsonBody(request.headers['content-type'], request.body);
      const { method } = operation;
      const { response } = await handler.handle(
        { method, url: urlOf(request), headers: request.headers, body: async () => body, signal: undefined },
        { prefix, context },
      );
      const { outcome } = context;
      if (!response || !outcome) throw new AppError('NOT_FOUND', 'there is no such call');
      // The gateway's clock, which the sandbox may have moved: apps compute their dates by it.
      reply.header('date', app.clock.now().toUTCString());
      if ('error' in outcome) throw outcome.error;
      return reply.code(response.status).send(outcome.value);
    },
  }));
}

const PARAMETER = /\{([^}]+)\}/g;

/** A contract's path as Fastify writes it: two calls may name the same parameter differently. */
function routeUrlOf({ path }: Operation): string {
  let parameter = 0;
  return path.replace(PARAMETER, () => `:p${parameter++}`);
}

/** The value of a named parameter of the contract's path; null for a path without it. */
export function pathParameter({ path }: Operation, name: string, { params }: FastifyRequest): string | null {
  const index = [...path.matchAll(PARAMETER)].findIndex(([, found]) => found === name);
  const values: Readonly<Record<string, unknown>> = typeof params === 'object' ? { ...params } : {};
  const value = values[`p${index}`];
  return typeof value === 'string' ? value : null;
}
