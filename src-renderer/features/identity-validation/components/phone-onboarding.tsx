import { Button, makeStyles } from '@fluentui/react-components';
import { useEffect, useRef, useState } from 'react';
import { useText } from '#renderer/i18n/i18n.ts';
import { Notice } from '#renderer/ui/notice.tsx';
import { QrCode } from '#renderer/ui/qr-code.tsx';
import { from, house } from '#renderer/ui/theme.ts';
import { followPhone, pause } from '../follow-status.ts';
import type { Identity } from '../identity-status.ts';
import { fetchIdentity } from '../queries.ts';

/** As long as the gateway lets a link live (BEY-01). */
const CODE_MS = 3 * 60_000;
const codeSize = 'min(420px, 38dvh)';

const useStyles = makeStyles({
  box: {
    display: 'grid',
    gap: '28px',
    [from.medium]: { gridTemplateColumns: `${codeSize} minmax(0, 1fr)`, alignItems: 'center', gap: '40px' },
  },
  code: { maxWidth: codeSize, justifySelf: 'center', boxShadow: `0 0 0 1px ${house.hairline}` },
  words: { display: 'grid', gap: '20px', justifyItems: 'start' },
  steps: { display: 'grid', gap: '16px', margin: 0, padding: 0, listStyleType: 'none', fontSize: '1.125rem' },
  step: { display: 'grid', gridTemplateColumns: 'auto 1fr', gap: '14px', alignItems: 'center' },
  number: {
    display: 'grid',
    placeItems: 'center',
    width: '2.25rem',
    height: '2.25rem',
    borderRadius: '999px',
    backgroundColor: house.brassWash,
    color: house.brassInk,
    fontWeight: 600,
  },
  status: { margin: 0, fontWeight: 600, fontSize: '1.125rem' },
  left: { margin: 0, color: house.inkSoft, fontVariantNumeric: 'tabular-nums' },
});

function useTimeLeft(endsAt: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((endsAt - now) / 1_000));
}

type PhoneOnboardingProps = {
  address: string;
  openedAt: number;
  /** Where the validation stood when the code was shown. */
  before: Identity;
  onNewCode: () => void;
  onFinished: () => void;
};

const steps = ['scan', 'take', 'wait'] as const;

/** The identity page on the guest's phone, while this screen follows the status (D42). */
export function PhoneOnboarding({ address, openedAt, before, onNewCode, onFinished }: PhoneOnboardingProps) {
  const styles = useStyles();
  const t = useText('identity-validation');
  const [isReached, setReached] = useState(true);
  const seconds = useTimeLeft(openedAt + CODE_MS);
  const finished = useRef(onFinished);
  finished.current = onFinished;
  const start = useRef(before);

  useEffect(() => {
    const leave = new AbortController();
    const { signal } = leave;
    void followPhone(
      start.current,
      { status: () => fetchIdentity(signal), wait: ms => pause(ms, signal) },
      { arrived: () => finished.current(), reached: setReached },
      signal,
    );
    return () => leave.abort();
  }, []);

  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <div className={styles.box}>
      {seconds > 0 && <QrCode className={styles.code} text={address} label={t('phone.code')} />}
      <div className={styles.words}>
        <ol className={styles.steps}>
          {steps.map((step, index) => (
            <li key={step} className={styles.step}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <span>{t(`phone.${step}`)}</span>
            </li>
          ))}
        </ol>
        <p className={styles.status} role="status">
          {t(isReached ? 'phone.waiting' : 'phone.unreachable')}
        </p>
        {seconds > 0 ? (
          <p className={styles.left}>{t('phone.left', { time })}</p>
        ) : (
          <>
            <Notice intent="info">{t('phone.over')}</Notice>
            <Button appearance="primary" size="large" onClick={onNewCode}>
              {t('phone.newCode')}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
