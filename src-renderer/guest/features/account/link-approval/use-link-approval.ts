import { useEffect, useState } from 'react';
import { forgetLinkCode, linkCode } from '#renderer/guest/features/shared/session/link-secrets.ts';
import { checked } from '#renderer/platform/gateway/checked.ts';
import { gateway } from '#renderer/platform/gateway/client.ts';
import { linkToApprove } from '#shared/contract/guest/sign-in.ts';
import { type Approval, checking, failed, found, isOver, type OpenQuestion, opened } from './flow.ts';

export function useLinkApproval(emailVerified: boolean) {
  const [code] = useState(linkCode);
  const [flow, setFlow] = useState<Approval>(() => opened(code, emailVerified));

  function go(next: Approval): void {
    if (isOver(next)) forgetLinkCode();
    setFlow(next);
  }

  useEffect(() => {
    if (flow.step !== 'checking' || code === null) return;
    const leave = new AbortController();
    gateway.signIn.link({ code }, { signal: leave.signal }).then(
      response => !leave.signal.aborted && go(found(checked(linkToApprove, response))),
      (error: unknown) => !leave.signal.aborted && go(failed(flow, error)),
    );
    return () => leave.abort();
  }, [flow, code]);

  // A question without a decision ends with its link.
  const endsAfter = flow.step === 'asking' ? flow.question.expiresInSeconds : null;
  useEffect(() => {
    if (endsAfter === null) return;
    const timer = setTimeout(() => {
      forgetLinkCode();
      setFlow({ step: 'gone' });
    }, endsAfter * 1_000);
    return () => clearTimeout(timer);
  }, [endsAfter]);

  async function decide(openQuestion: OpenQuestion, choice: string): Promise<void> {
    if (code === null || openQuestion.sending !== null) return;
    setFlow({ ...openQuestion, sending: choice, error: null });
    try {
      if (choice === 'deny') {
        await gateway.signIn.denyLink({ code });
        go({ step: 'refused' });
      } else {
        await gateway.signIn.approveLink({ code, check: choice });
        go({ step: 'approved', device: openQuestion.question.device });
      }
    } catch (error) {
      go(failed(openQuestion, error));
    }
  }

  return { flow, decide, retry: () => setFlow(checking) };
}
