import { makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { isSeenAtReception } from '#renderer/platform/host/config.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { BusyButton } from '#renderer/platform/ui/busy-button.tsx';
import { LoadError } from '#renderer/platform/ui/load-error.tsx';
import { Skeleton } from '#renderer/platform/ui/skeleton.tsx';
import { VisuallyHidden } from '#renderer/platform/ui/visually-hidden.tsx';
import { useIdentityVerification } from '../use-identity-verification.ts';
import { cardAction } from '../verification-status.ts';
import { VerificationCard } from './verification-card.tsx';
import { VerificationDialog } from './verification-dialog.tsx';

const useStyles = makeStyles({
  actions: { display: 'flex', flexWrap: 'wrap', gap: '12px', marginTop: '4px' },
});

const pageLabels = {
  start: 'action.start',
  restart: 'action.restart',
  tryAgain: 'reprovedStatus.tryAgain',
  continue: 'action.continue',
} as const;

const receptionLabels = {
  ...pageLabels,
  start: 'reception.confirm',
  tryAgain: 'reception.again',
} as const;

type IdentityVerificationProps = {
  /** The guest's nationality code: 30 is Brazil (IDV-12). Null if unknown. */
  nationality: number | null;
  contact: string;
  allowRestart?: boolean;
  /** Runs `onSaved` at once if nothing is left to validate (IDV-08). */
  redirect?: boolean;
  onSaved?: () => void;
  /** Called by the button if there is nothing to open; the button waits for it (IDV-13). */
  onContinue?: () => Promise<void>;
  level?: 1 | 2 | 3;
  /** The hotel whose reception sees the document; null names each hotel's hours. */
  hotelId?: string | null;
};

function useContinue(onContinue?: () => Promise<void>) {
  const [isContinuing, setContinuing] = useState(false);
  async function run(): Promise<void> {
    setContinuing(true);
    await onContinue?.();
    setContinuing(false);
  }
  return { isContinuing, goOn: () => void run() };
}

export function IdentityVerification({
  nationality,
  contact,
  allowRestart = false,
  redirect = false,
  onSaved,
  onContinue,
  level = 2,
  hotelId = null,
}: IdentityVerificationProps) {
  const styles = useStyles();
  const t = useText('identity-verification');
  const validation = useIdentityVerification({ nationality, redirect, onSaved });
  const { query, verification, opening } = validation;
  const { isContinuing, goOn } = useContinue(onContinue);

  if (verification === undefined) {
    if (query.isError)
      return (
        <LoadError
          error={query.error}
          title={t('loadFailed')}
          onRetry={() => void query.refetch()}
          level={level}
        />
      );
    return (
      <div aria-busy="true">
        <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
        <Skeleton height="280px" />
      </div>
    );
  }

  const atReception = isSeenAtReception();
  const action = cardAction(verification.status, {
    // The reception has nothing to do again.
    allowRestart: allowRestart && !atReception,
    canContinue: onContinue !== undefined,
  });
  const labels = atReception ? receptionLabels : pageLabels;
  const act = {
    start: validation.start,
    tryAgain: validation.start,
    restart: validation.restart,
    continue: goOn,
  };
  return (
    <>
      <VerificationCard verification={verification} contact={contact} level={level} hotelId={hotelId}>
        <div className={styles.actions}>
          {action !== null && (
            <BusyButton
              appearance={action === 'restart' ? 'secondary' : 'primary'}
              busy={isContinuing || opening.step === 'announcing'}
              onClick={act[action]}
            >
              {t(labels[action])}
            </BusyButton>
          )}
          {verification.status === 'PROCESSING' && (
            <BusyButton
              appearance={action === null ? 'primary' : 'secondary'}
              busy={validation.isUpdating}
              onClick={validation.update}
            >
              {t('processing.update')}
            </BusyButton>
          )}
        </div>
      </VerificationCard>
      <VerificationDialog
        opening={opening}
        before={query.data ?? verification}
        onOpen={validation.start}
        onClose={validation.close}
        onFinished={validation.finish}
      />
    </>
  );
}
