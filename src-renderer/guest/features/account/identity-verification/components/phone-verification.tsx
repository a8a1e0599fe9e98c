import { Button, makeStyles } from '@fluentui/react-components';
import { useEffect, useRef, useState } from 'react';
import { pause } from '#renderer/platform/gateway/pause.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { NumberedSteps } from '#renderer/platform/ui/numbered-steps.tsx';
import { QrCode } from '#renderer/platform/ui/qr-code.tsx';
import { useIsPast } from '#renderer/platform/ui/seconds-left.ts';
import { brand, from } from '#renderer/platform/ui/theme.ts';
import { TimeLeft } from '#renderer/platform/ui/time-left.tsx';
import { followPhone } from '../follow-status.ts';
import { fetchVerification } from '../queries.ts';
import type { Verification } from '../verification-status.ts';

/** The lifetime of a link at the gateway (BEY-01). */
const CODE_MS = 3 * 60_000;
const codeSize = 'min(420px, 38dvh)';

const useStyles = makeStyles({
  box: {
    display: 'grid',
    gap: '28px',
    [from.medium]: { gridTemplateColumns: `${codeSize} minmax(0, 1fr)`, alignItems: 'center', gap: '40px' },
  },
  code: { maxWidth: codeSize, justifySelf: 'center', boxShadow: `0 0 0 1px ${brand.hairline}` },
  text: { display: 'grid', gap: '20px', justifyItems: 'start' },
  status: { margin: 0, fontWeight: 600, fontSize: '1.125rem' },
});

type PhoneVerificationProps = {
  address: string;
  openedAt: number;
  before: Verification;
  onNewCode: () => void;
  onFinished: () => void;
};

const steps = ['scan', 'take', 'wait'] as const;

export function PhoneVerification({
  address,
  openedAt,
  before,
  onNewCode,
  onFinished,
}: PhoneVerificationProps) {
  const styles = useStyles();
  const t = useText('identity-verification');
  const [isReached, setReached] = useState(true);
  const endsAt = openedAt + CODE_MS;
  const isOver = useIsPast(endsAt);
  const finished = useRef(onFinished);
  finished.current = onFinished;
  const start = useRef(before);

  useEffect(() => {
    const leave = new AbortController();
    const { signal } = leave;
    void followPhone(
      start.current,
      { status: () => fetchVerification(signal), wait: ms => pause(ms, signal) },
      { arrived: () => finished.current(), reached: setReached },
      signal,
    );
    return () => leave.abort();
  }, []);

  return (
    <div className={styles.box}>
      {!isOver && <QrCode className={styles.code} text={address} label={t('phone.code')} />}
      <div className={styles.text}>
        <NumberedSteps steps={steps.map(step => t(`phone.${step}`))} />
        <p className={styles.status} role="status">
          {t(isReached ? 'phone.waiting' : 'phone.unreachable')}
        </p>
        {isOver ? (
          <>
            <Notice intent="info">{t('phone.over')}</Notice>
            <Button appearance="primary" size="large" onClick={onNewCode}>
              {t('phone.newCode')}
            </Button>
          </>
        ) : (
          <TimeLeft shownAt={openedAt} endsAt={endsAt} text={time => t('phone.left', { time })} />
        )}
      </div>
    </div>
  );
}
