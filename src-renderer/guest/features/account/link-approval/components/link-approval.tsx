import { makeStyles } from '@fluentui/react-components';
import { useEffect, useRef } from 'react';
import type { SignedInGuest } from '#renderer/guest/features/shared/session/session-state.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { paths } from '#renderer/platform/paths.ts';
import { ButtonLink } from '#renderer/platform/ui/button-link.tsx';
import { Heading } from '#renderer/platform/ui/heading.tsx';
import { LoadError } from '#renderer/platform/ui/load-error.tsx';
import { Skeleton } from '#renderer/platform/ui/skeleton.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';
import type { Approval } from '../flow.ts';
import { useLinkApproval } from '../use-link-approval.ts';
import { LinkQuestion } from './link-question.tsx';

const useStyles = makeStyles({
  page: { display: 'grid', gap: '24px', maxWidth: '480px', marginInline: 'auto', width: '100%' },
  text: { display: 'grid', gap: '12px', outlineStyle: 'none' },
  lead: { margin: 0, color: brand.inkSoft, fontSize: '1.0625rem' },
  actions: { display: 'grid', gap: '12px' },
});

type ShownStep = 'asking' | 'approved' | 'refused' | 'wrongNumber' | 'gone' | 'unverified';

const toShownStep = ({ step }: Approval): ShownStep =>
  step === 'checking' || step === 'failed' ? 'asking' : step;

export function LinkApproval({ guest }: { guest: SignedInGuest }) {
  const styles = useStyles();
  const t = useText('link-approval');
  const { flow, decide, retry } = useLinkApproval(guest.emailVerified);
  const shownStep = toShownStep(flow);
  const heading = useRef<HTMLDivElement | null>(null);
  const before = useRef(shownStep);
  useEffect(() => {
    if (before.current !== shownStep) heading.current?.focus();
    before.current = shownStep;
  }, [shownStep]);

  return (
    <div className={styles.page}>
      <title>{`${t(`${shownStep}.title`)} · Pernoite`}</title>
      <div className={styles.text} ref={heading} tabIndex={-1}>
        <Heading level={1}>{t(`${shownStep}.title`)}</Heading>
        <p className={styles.lead}>{t(`${shownStep}.text`)}</p>
      </div>
      {flow.step === 'checking' && (
        <div aria-busy="true">
          <Skeleton height="320px" />
        </div>
      )}
      {flow.step === 'failed' && <LoadError error={flow.error} onRetry={retry} />}
      {flow.step === 'asking' && (
        <LinkQuestion
          openQuestion={flow}
          email={guest.email}
          onChoose={choice => void decide(flow, choice)}
        />
      )}
      {flow.step === 'unverified' && (
        <div className={styles.actions}>
          <ButtonLink to={paths.emailVerification} appearance="primary">
            {t('unverified.way')}
          </ButtonLink>
        </div>
      )}
      {(flow.step === 'approved' ||
        flow.step === 'refused' ||
        flow.step === 'wrongNumber' ||
        flow.step === 'gone') && (
        <div className={styles.actions}>
          <ButtonLink to={paths.home} appearance="primary">
            {t('home')}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}
