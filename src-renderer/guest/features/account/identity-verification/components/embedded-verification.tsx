import { makeStyles } from '@fluentui/react-components';
import { useEffect, useRef, useState } from 'react';
import { pause } from '#renderer/platform/gateway/pause.ts';
import { webConfig } from '#renderer/platform/host/config.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { acquireBusyLock } from '#renderer/platform/state/busy.ts';
import { Skeleton } from '#renderer/platform/ui/skeleton.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';
import { followPhone } from '../follow-status.ts';
import { fetchVerification } from '../queries.ts';
import { verificationCode } from '../verification-messages.ts';
import type { Verification } from '../verification-status.ts';

const frameHeight = 'min(68dvh, 660px)';

const useStyles = makeStyles({
  box: { position: 'relative', height: frameHeight },
  frame: {
    width: '100%',
    height: '100%',
    border: `1px solid ${brand.hairline}`,
    borderRadius: '16px',
    backgroundColor: brand.surface,
    colorScheme: 'light dark',
  },
  opening: { position: 'absolute', inset: 0 },
});

type EmbeddedVerificationProps = { address: string; before: Verification; onFinished: () => void };

/** No message of a hosted page shows that its guest is at work: the idle timeout waits for it this long. */
const HOSTED_BUSY_MS = 4 * 60_000;

/** Another company's page does not say when the guest has finished: the status is polled (PRD-03). */
function useHostedPage(before: Verification, onFinished: () => void): void {
  const finished = useRef(onFinished);
  finished.current = onFinished;
  const start = useRef(before);
  useEffect(() => {
    if (webConfig().identityCheck !== 'HOSTED') return;
    const leave = new AbortController();
    const { signal } = leave;
    void followPhone(
      start.current,
      { status: () => fetchVerification(signal), wait: ms => pause(ms, signal) },
      { arrived: () => finished.current(), reached: () => undefined },
      signal,
    );
    const letGo = acquireBusyLock('upload');
    const timer = setTimeout(letGo, HOSTED_BUSY_MS);
    return () => {
      leave.abort();
      clearTimeout(timer);
      letGo();
    };
  }, []);
}

/** Messages count only from this frame's window and the gateway's origin. The page gets the camera, no app data. */
export function EmbeddedVerification({ address, before, onFinished }: EmbeddedVerificationProps) {
  const styles = useStyles();
  const t = useText('identity-verification');
  const frame = useRef<HTMLIFrameElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  const finished = useRef(onFinished);
  finished.current = onFinished;
  const { origin } = new URL(address);
  useHostedPage(before, onFinished);

  useEffect(() => {
    let letGo = () => {};
    const hear = (event: MessageEvent<unknown>) => {
      const code = verificationCode(event, { origin, window: frame.current?.contentWindow ?? null });
      if (code === null) return;
      letGo();
      // The idle timeout does not interrupt an upload of pictures (PD-38).
      if (code === 'ONBOARDING_SENDING') letGo = acquireBusyLock('upload');
      if (code === 'ONBOARDING_FINISHED') finished.current();
    };
    window.addEventListener('message', hear);
    return () => {
      window.removeEventListener('message', hear);
      letGo();
    };
  }, [origin]);

  return (
    <div className={styles.box} aria-busy={!isOpen}>
      <iframe
        ref={frame}
        className={styles.frame}
        title={t('dialog.frame')}
        src={address}
        allow={`camera ${origin}`}
        sandbox="allow-scripts allow-same-origin allow-forms"
        referrerPolicy="no-referrer"
        onLoad={() => {
          // The embedded page learns from it which origin to notify.
          frame.current?.contentWindow?.postMessage({ code: 'ONBOARDING_OPENED' }, origin);
          setOpen(true);
        }}
      />
      {!isOpen && <Skeleton className={styles.opening} height="100%" />}
    </div>
  );
}
