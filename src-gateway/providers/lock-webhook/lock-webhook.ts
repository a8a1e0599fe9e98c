import { createHmac, randomUUID } from 'node:crypto';
import type { LockWebhookConfig } from '#gateway/config/lock-config.ts';
import { type DoorLock, LOCK_PATIENCE_MS } from '#gateway/domain/booking/doors/door-lock.ts';
import type { Clock } from '#gateway/platform/clock.ts';
import { AppError } from '#shared/errors.ts';

export const SIGNATURE_HEADER = 'x-pernoite-signature';

type LockCall =
  | { call: 'setCode'; roomId: string; code: string; validFrom: string; validUntil: string }
  | { call: 'clearCode'; roomId: string }
  | { call: 'check' };

/** Commands as signed HTTP requests to whatever stands in front of the hotel's locks (docs/deploy.md). */
export function lockWebhook(
  { url, secret }: LockWebhookConfig,
  clock: Clock,
): DoorLock & { check(): Promise<void> } {
  /** Resolves on 2xx. No error repeats a part of the request: it holds the code. */
  async function send(command: LockCall): Promise<void> {
    // The time is signed too, so that a request that was recorded is old when it is sent again.
    const body = JSON.stringify({ ...command, id: randomUUID(), sentAt: clock.now().toISOString() });
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(LOCK_PATIENCE_MS),
      headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: lockSignature(secret, body) },
      body,
    }).catch(() => {
      throw new AppError(
        'SERVICE_UNAVAILABLE',
        'the lock system could not be reached, or did not respond in time',
      );
    });
    await response.body?.cancel().catch(() => {});
    if (!response.ok)
      throw new AppError('SERVICE_UNAVAILABLE', `the lock system responded with ${response.status}`);
  }

  return {
    setCode: ({ roomId, code, validFrom, validUntil }) =>
      send({
        call: 'setCode',
        roomId,
        code,
        validFrom: validFrom.toISOString(),
        validUntil: validUntil.toISOString(),
      }),
    clearCode: roomId => send({ call: 'clearCode', roomId }),
    /** Touches no lock: shows that the other side is there and knows the secret. */
    check: () => send({ call: 'check' }),
  };
}

/** `sha256=` and the hexadecimal HMAC-SHA-256 of the body's bytes. */
export const lockSignature = (secret: string, body: string): string =>
  `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
