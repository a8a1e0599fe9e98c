import { createHash } from 'node:crypto';
import type { FastifyRequest, RouteOptions } from 'fastify';
import { z } from 'zod';
import type { AppContext } from '#gateway/context.ts';
import { allFlags } from '#gateway/domain/hotel/flags.ts';
import { type FlagKey, flagKeys, isFlagKey } from '#shared/flags.ts';
import { parseJson } from '#shared/json.ts';
import { bytesOf, urlOf } from '../http/request.ts';

const BASE = '/ofrep/v1/evaluate/flags';

/** Evaluation context of OFREP. Every guest gets the same flags, so it is read and not used. */
const evaluationRequest = z.object({ context: z.record(z.string(), z.unknown()).optional() });

/** OFREP, the OpenFeature remote evaluation protocol (APS-31, PD-15). */
export function flagRoutes(app: AppContext): RouteOptions[] {
  return [
    {
      method: 'POST',
      url: BASE,
      async handler(request, reply) {
        if (!isEvaluation(request)) return reply.code(400).send(invalidContext);
        const values = await allFlags(app);
        const flags = flagKeys.map(key => evaluated(key, values[key]));
        const etag = `"${createHash('sha256').update(JSON.stringify(flags)).digest('base64url').slice(0, 22)}"`;
        reply.headers({ etag, 'cache-control': 'private, no-cache' });
        if (request.headers['if-none-match'] === etag) return reply.code(304).send();
        return { flags };
      },
    },
    {
      method: 'POST',
      url: `${BASE}/*`,
      async handler(request, reply) {
        const key = decodedKey(urlOf(request).pathname.slice(BASE.length + 1));
        if (!isEvaluation(request)) return reply.code(400).send({ key, ...invalidContext });
        if (!isFlagKey(key)) {
          return reply
            .code(404)
            .send({ key, errorCode: 'FLAG_NOT_FOUND', errorDetails: 'there is no such flag' });
        }
        const values = await allFlags(app);
        return evaluated(key, values[key]);
      },
    },
  ];
}

const invalidContext = { errorCode: 'INVALID_CONTEXT', errorDetails: 'the body is not valid' };

const evaluated = (key: FlagKey, value: boolean) => ({
  key,
  value,
  reason: 'STATIC',
  variant: value ? 'on' : 'off',
  metadata: {},
});

/** An empty body counts as an empty context. */
function isEvaluation(request: FastifyRequest): boolean {
  const body = bytesOf(request);
  return body.length === 0 || evaluationRequest.safeParse(parseJson(new TextDecoder().decode(body))).success;
}

function decodedKey(rest: string): string {
  try {
    return decodeURIComponent(rest).slice(0, 100);
  } catch {
    return '';
  }
}
