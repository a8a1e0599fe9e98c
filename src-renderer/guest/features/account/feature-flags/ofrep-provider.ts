import {
  ErrorCode,
  type JsonValue,
  type Provider,
  type ResolutionDetails,
  StandardResolutionReasons,
} from '@openfeature/web-sdk';
import { fetchWithin } from '#renderer/platform/host/transport.ts';
import { AppError } from '#shared/errors.ts';

type Evaluated = { key: string; value: JsonValue };

function isEvaluated(flag: unknown): flag is Evaluated {
  return (
    typeof flag === 'object' &&
    flag !== null &&
    'key' in flag &&
    typeof flag.key === 'string' &&
    'value' in flag
  );
}

/** The published web provider also polls, caches and follows changes: 5 KiB of the first load (PD-15). */
export function ofrepProvider(base: string): Provider {
  const flags = new Map<string, JsonValue>();

  function resolve<Value extends JsonValue>(key: string, fallback: Value): ResolutionDetails<Value> {
    const value = flags.get(key);
    if (value === undefined) return { value: fallback, errorCode: ErrorCode.FLAG_NOT_FOUND };
    if (typeof value !== typeof fallback) return { value: fallback, errorCode: ErrorCode.TYPE_MISMATCH };
    return { value: value as Value, reason: StandardResolutionReasons.STATIC };
  }

  return {
    metadata: { name: 'ofrep' },
    runsOn: 'client',
    async initialize() {
      const response = await fetchWithin(`${base}/ofrep/v1/evaluate/flags`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ context: {} }),
      });
      const body: unknown = await response.json().catch(() => null);
      if (!response.ok || typeof body !== 'object' || body === null || !('flags' in body)) {
        throw new AppError('ANSWER_INVALID', 'the flags could not be read');
      }
      for (const flag of Array.isArray(body.flags) ? body.flags : []) {
        if (isEvaluated(flag)) flags.set(flag.key, flag.value);
      }
    },
    resolveBooleanEvaluation: resolve,
    resolveStringEvaluation: resolve,
    resolveNumberEvaluation: resolve,
    resolveObjectEvaluation: resolve,
  };
}
