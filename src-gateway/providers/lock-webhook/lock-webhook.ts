import { createHmac, randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { LockWebhookConfig } from '#gateway/config/lock-config.ts';
import {
  type DoorLock,
  LOCK_PATIENCE_MS,
  type LockCode,
  LockError,
} from '#gateway/domain/booking/doors/door-lock.ts';
import { boundedText } from '#gateway/platform/bounded-body.ts';
import type { Clock } from '#gateway/platform/clock.ts';
import { lockFailures } from '#shared/contract/lock-failures.ts';
import { parseJson } from '#shared/json.ts';

export const SIGNATURE_HEADER = 'x-pernoite-signature';

/** A response is a line or none; the rest of a longer one is not read. */
const MAX_BYTES = 4_000;

/** The reason of a command that was not carried out. */
const rejection = z.object({ failure: z.enum(lockFailures) });
const comparison = z.object({ hasCode: z.boolean() });

type LockCall =
  | { call: 'setCode' | 'hasCode'; roomId: string; code: string; validFrom: string; validUntil: string }
  | { call: 'clearCode'; roomId: string }
  | { call: 'check' };

/** Commands as signed HTTP requests to whatever stands in front of the hotel's locks (docs/deploy.md). */
export function lockWebhook(
  { url, secret }: LockWebhookConfig,
  clock: Clock,
): DoorLock & { check(): Promise<void> } {
  /** Resolves on 2xx, with its body where it is wanted. No error repeats a part of the request: it holds the code. */
  async function send(command: LockCall, wantsBody = false): Promise<string> {
    // The time is signed too, so that a request that was recorded is old when it is sent again.
    const content = JSON.stringify({ ...command, id: randomUUID(), sentAt: clock.now().toISOString() });
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(LOCK_PATIENCE_MS),
      headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: lockSignature(secret, content) },
      body: content,
    }).catch(() => {
      throw new LockError('NO_RESPONSE', 'the lock system could not be reached, or did not respond in time');
    });
    const body = response.ok && !wantsBody ? '' : await boundedText(response, MAX_BYTES).catch(() => '');
    await response.body?.cancel().catch(() => {});
    if (response.ok) return body;
    const failure = rejection.safeParse(parseJson(body)).data?.failure ?? 'NO_RESPONSE';
    throw new LockError(failure, `the lock system responded with ${response.status}`);
  }

  return {
    setCode: async wanted => void (await send({ call: 'setCode', ...toFields(wanted) })),
    clearCode: async roomId => void (await send({ call: 'clearCode', roomId })),
    /** A system that does not know the call, or says nothing, has lost nothing that is known. */
    hasCode: async wanted => {
      const body = await send({ call: 'hasCode', ...toFields(wanted) }, true);
      return comparison.safeParse(parseJson(body)).data?.hasCode ?? true;
    },
    /** Touches no lock: shows that the other side is there and knows the secret. */
    check: async () => void (await send({ call: 'check' })),
  };
}

const toFields = ({ roomId, code, validFrom, validUntil }: LockCode) => ({
  roomId,
  code,
  validFrom: validFrom.toISOString(),
  validUntil: validUntil.toISOString(),
});

/** `sha256=` and the hexadecimal HMAC-SHA-256 of the body's bytes. */
export const lockSignature = (secret: string, body: string): string =>
  `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
