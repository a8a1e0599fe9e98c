import { Button, makeStyles, mergeClasses } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useErrorText, useText } from '#renderer/platform/i18n/i18n.ts';
import { minutesToWait } from '#renderer/platform/i18n/retry-after.ts';
import { Heading } from '#renderer/platform/ui/heading.tsx';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { NumberedSteps } from '#renderer/platform/ui/numbered-steps.tsx';
import { QrCode } from '#renderer/platform/ui/qr-code.tsx';
import { Skeleton } from '#renderer/platform/ui/skeleton.tsx';
import { Spinner } from '#renderer/platform/ui/spinner.tsx';
import { brand, from } from '#renderer/platform/ui/theme.ts';
import { TimeLeft } from '#renderer/platform/ui/time-left.tsx';
import type { Waiting } from '../flow.ts';
import { usePhoneSignIn } from '../use-phone-sign-in.ts';

/** As large as the screen allows, so that it can be scanned from a step away. */
const codeSize = 'min(480px, 37dvh)';
const wideLandscape = '@media (min-width: 1280px) and (orientation: landscape)';

const useStyles = makeStyles({
  card: {
    display: 'grid',
    gap: '28px',
    padding: '24px',
    borderRadius: '28px',
    backgroundColor: brand.surface,
    boxShadow: brand.shadowSoft,
    [from.medium]: { padding: '36px' },
  },
  pair: {
    [from.medium]: {
      gridTemplateColumns: `${codeSize} minmax(0, 1fr)`,
      alignItems: 'center',
      gap: '36px 48px',
    },
    [wideLandscape]: { gridTemplateColumns: `${codeSize} minmax(0, 4fr) minmax(0, 5fr)` },
  },
  code: { maxWidth: codeSize, justifySelf: 'center', boxShadow: `0 0 0 1px ${brand.hairline}` },
  texts: { display: 'grid', gap: '20px', justifyItems: 'start' },
  label: { margin: 0, color: brand.inkSoft, fontSize: '1.125rem' },
  number: {
    margin: 0,
    fontFamily: brand.fontDisplay,
    fontSize: 'clamp(4.5rem, 3rem + 5vw, 7.5rem)',
    lineHeight: 1,
    fontVariantNumeric: 'tabular-nums lining-nums',
    letterSpacing: '0.02em',
    color: brand.ink,
  },
  status: { margin: 0, fontSize: '1.125rem', fontWeight: 600 },
  steps: {
    [from.medium]: { gridColumn: '1 / -1' },
    [wideLandscape]: { gridColumn: 'auto' },
  },
  ended: { display: 'grid', justifyItems: 'start', gap: '16px' },
  text: { margin: 0, maxWidth: '52ch', color: brand.inkSoft, fontSize: '1.125rem', lineHeight: 1.5 },
  entering: { display: 'flex', alignItems: 'center', gap: '16px', margin: 0, fontSize: '1.25rem' },
});

const steps = ['scan', 'choose', 'enter'] as const;

function CodeCard({ waiting }: { waiting: Waiting }) {
  const styles = useStyles();
  const t = useText('phone-sign-in');
  const { link, opened, unreachable } = waiting;
  return (
    <div className={mergeClasses(styles.card, styles.pair)}>
      <QrCode className={styles.code} text={link.address} label={t('codeLabel')} />
      <div className={styles.texts}>
        <div>
          <p className={styles.label}>{t('number')}</p>
          <p className={styles.number}>{link.check}</p>
        </div>
        <p className={styles.status} role="status">
          {t(opened ? 'opened' : 'waiting')}
        </p>
        {unreachable ? (
          <Notice intent="info">{t('unreachable')}</Notice>
        ) : (
          <TimeLeft shownAt={link.shownAt} endsAt={link.endsAt} text={time => t('timeLeft', { time })} />
        )}
      </div>
      <NumberedSteps className={styles.steps} steps={steps.map(step => t(`steps.${step}`))} />
    </div>
  );
}

function Ended({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const styles = useStyles();
  return (
    <div className={styles.card}>
      <div className={styles.ended} role="alert">
        <Heading level={2}>{title}</Heading>
        <p className={styles.text}>{text}</p>
        {children}
      </div>
    </div>
  );
}

export function PhoneSignIn() {
  const styles = useStyles();
  const t = useText('phone-sign-in');
  const errorText = useErrorText();
  const { flow, startOver } = usePhoneSignIn();
  const newCode = (
    <Button appearance="primary" size="large" onClick={startOver}>
      {t('newCode')}
    </Button>
  );
  const failure = (error: unknown) => {
    const minutes = minutesToWait(error);
    return minutes === null ? errorText(error) : t('tooMany', { count: minutes });
  };

  switch (flow.step) {
    case 'asking':
      return (
        <div className={styles.card} aria-busy="true">
          <Skeleton height={codeSize} />
        </div>
      );
    case 'waiting':
      return <CodeCard waiting={flow} />;
    case 'entering':
    case 'entered':
      return (
        <div className={styles.card}>
          <p className={styles.entering} role="status">
            <Spinner /> {t('entering')}
          </p>
        </div>
      );
    case 'denied':
      return (
        <Ended title={t('denied.title')} text={t('denied.text')}>
          {newCode}
        </Ended>
      );
    case 'expired':
      return (
        <Ended title={t('expired.title')} text={t('expired.text')}>
          {newCode}
        </Ended>
      );
    case 'failed':
      return (
        <Ended title={t('failed')} text={failure(flow.error)}>
          {newCode}
        </Ended>
      );
    default:
      return flow satisfies never;
  }
}
