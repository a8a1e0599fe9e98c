import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { AppContext } from '#gateway/context.ts';
import { allFlags } from '#gateway/domain/hotel/flags.ts';
import { type FlagKey, flagKeys, isFlagKey } from '#shared/flags.ts';
import { type HttpRequest, type HttpResponse, type HttpRoute, jsonResponse } from '../http/http-route.ts';

const BASE = '/ofrep/v1/evaluate/flags';

/** Evaluation context of OFREP. Every guest gets the same flags, so it is read and not used. */
const evaluationRequest = z.object({ context: z.record(z.string(), z.unknown()).optional() });

/**
 * Feature flags over OFREP, the OpenFeature remote evaluation protocol: one at a time and all at once (APS-31, PD-15).
 */
export function flagRoutes(app: AppContext): HttpRoute[] {
  return [
    {
      method: 'POST',
      path: BASE,
      async handle(request) {
        if (!isEvaluation(request)) {
          return jsonResponse(400, { errorCode: 'INVALID_CONTEXT', errorDetails: 'the body is not valid' });
        }
        const values = await allFlags(app);
        const flags = flagKeys.map(key => evaluated(key, values[key]));
        const etag = `"${createHash('sha256').update(JSON.stringify(flags)).digest('base64url').slice(0, 22)}"`;
        const headers = { etag, 'cache-control': 'private, no-cache' };
        if (request.headers['if-none-match'] === etag) return { status: 304, headers } satisfies HttpResponse;
        return jsonResponse(200, { flags }, headers);
      },
    },
    {
      method: 'POST',
      path: `${BASE}/*`,
      async handle(request) {
        const key = decodedKey(request.rest);
        if (!isEvaluation(request)) {
          return jsonResponse(400, {
            key,
            errorCode: 'INVALID_CONTEXT',
            errorDetails: 'the body is not valid',
          });
        }
        if (!isFlagKey(key)) {
          return jsonResponse(404, {
            key,
            errorCode: 'FLAG_NOT_FOUND',
            errorDetails: 'there is no such flag',
          });
        }
        const values = await allFlags(app);
        return jsonResponse(200, evaluated(key, values[key]));
      },
    },
  ];
}

const evaluated = (key: FlagKey, value: boolean) => ({
  key,
  value,
  reason: 'STATIC',
  variant: value ? 'on' : 'off',
  metadata: {},
});

/** An empty body counts as an empty context. */
function isEvaluation(request: HttpRequest): boolean {
  if (request.body.length === 0) return true;
  try {
    return evaluationRequest.safeParse(JSON.parse(new TextDecoder().decode(request.body))).success;
  } catch {
    return false;
  }
}

function decodedKey(rest: string): string {
  try {
    return decodeURIComponent(rest).slice(0, 100);
  } catch {
    return '';
  }
}
