import type { AnyContractRouter } from '@orpc/contract';
import { StandardOpenAPICodec, StandardOpenAPIMatcher } from '@orpc/openapi/standard';
import {
  StandardBracketNotationSerializer,
  StandardOpenAPIJsonSerializer,
  StandardOpenAPISerializer,
} from '@orpc/openapi-client/standard';
import { ORPCError } from '@orpc/server';
import { StandardHandler } from '@orpc/server/standard';
import { type Operation, operationsAt, operationsOf } from '#shared/contract/operations.ts';
import { AppError, gatewayErrorStatus } from '#shared/errors.ts';
import { type CallContext, requireGuest } from '../context.ts';
import type { GatewayRouter } from '../router.ts';
import { withCompiledAnswers } from './compiled-answers.ts';
import { errorBody, refusalOf, retryAfter } from './error-answer.ts';
import { type HttpAnswer, jsonAnswer } from './http-route.ts';
import { parseJsonBody } from './json-body.ts';

export const API_PREFIX = '/api';

/** The contract's answers are plain JSON as they are: copying a search's 20 kB would cost as much as its SQL. */
class PlainJsonSerializer extends StandardOpenAPIJsonSerializer {
  override serialize(data: unknown): [json: unknown, hasBlob: boolean] {
    return [data, false];
  }
}

/** The contract's calls below /api. */
export function contractCalls(contract: AnyContractRouter, router: GatewayRouter) {
  const operations = operationsOf(contract);
  const serializer = new StandardOpenAPISerializer(
    new PlainJsonSerializer(),
    new StandardBracketNotationSerializer(),
  );
  const codec = new StandardOpenAPICodec(serializer, {
    customErrorResponseBodyEncoder: error =>
      errorBody(new AppError(error.code, error.message, { details: error.data })),
  });
  const checked = withCompiledAnswers(router);
  const handler = new StandardHandler<CallContext>(checked, new StandardOpenAPIMatcher(), codec, {
    clientInterceptors: [
      async ({ next, context }) => {
        try {
          return await next();
        } catch (error) {
          throw asCallError(refusalOf(error, context.house.log.child({ requestId: context.requestId })));
        }
      },
    ],
  });
  return {
    /** The operation that a request means, or why there is none. */
    find(method: string, pathname: string): Operation | AppError {
      const path = pathname.slice(API_PREFIX.length).replace(/\/$/, '');
      const candidates = operationsAt(operations, path);
      const found = candidates.find(operation => operation.method === method);
      if (found) return found;
      if (candidates.length === 0) return new AppError('NOT_FOUND', 'there is no such call');
      return new AppError('METHOD_NOT_ALLOWED', 'this path takes another method', {
        details: { allow: candidates.map(operation => operation.method) },
      });
    },
    async answer(
      operation: Operation,
      request: { method: string; url: URL; headers: Record<string, string | undefined>; body: Uint8Array },
      context: CallContext,
    ): Promise<HttpAnswer> {
      if (operation.needsGuest) requireGuest(context);
      const body = parseJsonBody(request.headers['content-type'], request.body);
      const { response } = await handler.handle(
        { ...request, body: async () => body, signal: undefined },
        { prefix: API_PREFIX, context },
      );
      if (!response) throw new AppError('NOT_FOUND', 'there is no such call');
      return jsonAnswer(response.status, response.body, retryAfter(response.body));
    },
  };
}

function asCallError(refusal: AppError): ORPCError<string, unknown> {
  return new ORPCError(refusal.code, {
    status: refusal.status ?? gatewayErrorStatus.INTERNAL_SERVER_ERROR,
    message: refusal.message,
    data: refusal.details,
  });
}
