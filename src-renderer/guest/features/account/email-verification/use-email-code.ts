import { useState } from 'react';
import { gateway } from '#renderer/platform/gateway/client.ts';
import { formatWait } from '#renderer/platform/i18n/format-wait.ts';
import { errorText, loadTexts, useText } from '#renderer/platform/i18n/i18n.ts';
import { parseLimit } from '#renderer/platform/i18n/retry-after.ts';
import { AppError } from '#shared/errors.ts';
import { type CodeFlow, rejected, typing } from './code-flow.ts';

async function parseTriesLeft(details: unknown): Promise<number | null> {
  const contract = await import('#shared/contract/guest/guest-user.ts').catch(() => null);
  return contract?.wrongEmailCode.safeParse(details).data?.triesLeft ?? null;
}

export type EmailCode = {
  flow: CodeFlow;
  /** Any failure but a rejected code. */
  failure: string | null;
  /** True if another code has to be typed. */
  confirm(code: string): Promise<boolean>;
  /** Another e-mail was sent. */
  renew(): void;
};

export function useEmailCode(onVerified: () => Promise<void>): EmailCode {
  const t = useText('email-verification');
  const [flow, setFlow] = useState<CodeFlow>(typing);
  const [error, setError] = useState<unknown>(null);

  async function confirm(code: string): Promise<boolean> {
    setError(null);
    try {
      await gateway.guestUser.confirmEmail({ code });
      await onVerified();
      return false;
    } catch (failed) {
      const next = failed instanceof AppError ? rejected(failed, await parseTriesLeft(failed.details)) : null;
      if (next !== null) {
        setFlow(next);
        return next.step === 'typing';
      }
      await loadTexts('errors').catch(() => undefined);
      setError(failed);
      return false;
    }
  }

  function renew(): void {
    setError(null);
    setFlow(typing);
  }

  function toText(failed: unknown): string {
    const limit = parseLimit(failed);
    return limit ? t('code.tooMany', { wait: formatWait(limit.seconds) }) : errorText(failed);
  }

  return { flow, failure: error === null ? null : toText(error), confirm, renew };
}
