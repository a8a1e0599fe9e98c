import { Button, makeStyles } from '@fluentui/react-components';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { checked } from '#renderer/platform/gateway/checked.ts';
import { formatList } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { BusyButton } from '#renderer/platform/ui/busy-button.tsx';
import { Modal } from '#renderer/platform/ui/modal.tsx';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { type Assisted, assisted } from '#shared/contract/staff/assisted-check-in.ts';
import { AppError } from '#shared/errors.ts';
import { staffGateway } from '../shared/gateway/staff-client.ts';
import { staffPaths } from '../shared/paths/staff-paths.ts';
import type { StepProps } from './check-in-steps.tsx';
import { StepAct } from './step-card.tsx';
import { identityOf, type Lack, lacksIn, lacksOf, type Step } from './steps.ts';
import { Summary } from './summary.tsx';

const useStyles = makeStyles({
  text: { margin: 0 },
  lacks: { display: 'flex', flexWrap: 'wrap', gap: '8px', marginBlockStart: '8px' },
});

type ConfirmStepProps = StepProps & { onShow: (step: Step) => void; onDone: (result: Assisted) => void };

/** Everything once more, and one question before the guest is checked in. */
export function ConfirmStep({ guest, state, onReload, onShow, onDone }: ConfirmStepProps) {
  const styles = useStyles();
  const t = useText('staff/check-in');
  const [isAsking, setAsking] = useState(false);
  const { checkIn, personalInfo, rooms } = state;
  const confirm = useMutation({
    mutationFn: async () =>
      checked(
        assisted,
        await staffGateway.assistedCheckIn.confirm({
          ...guest,
          version: checkIn.version,
          accommodationIds: checkIn.accommodationIds,
        }),
      ),
    onSuccess: onDone,
    onSettled: () => setAsking(false),
  });
  const known = lacksOf(state);
  const lacks = known.length > 0 ? known : missingAfter(confirm.error);
  const isWaiting = identityOf(state) === 'PROCESSING';
  return (
    <>
      <StepAct
        title={t('steps.confirm')}
        lead={t('confirm.lead')}
        error={lacks.length > 0 ? null : confirm.error}
        onReload={onReload}
        act={t('confirm.act')}
        isBusy={confirm.isPending}
        isOff={known.length > 0}
        onSend={() => setAsking(true)}
      >
        <Summary guest={guest} state={state} />
        {lacks.length > 0 && <Lacks guest={guest} lacks={lacks} onShow={onShow} />}
        {lacks.length === 0 && isWaiting && <Notice intent="info">{t('confirm.waits')}</Notice>}
      </StepAct>
      <Modal
        open={isAsking}
        kind="alert"
        size="small"
        title={t('confirm.title', { name: personalInfo.firstName })}
        onClose={() => setAsking(false)}
        actions={
          <>
            <Button size="large" onClick={() => setAsking(false)}>
              {t('confirm.keep')}
            </Button>
            <BusyButton busy={confirm.isPending} onClick={() => confirm.mutate()}>
              {t('confirm.act')}
            </BusyButton>
          </>
        }
      >
        <p className={styles.text}>
          {t('confirm.text', { count: rooms.length, numbers: formatList(rooms.map(({ number }) => number)) })}
        </p>
      </Modal>
    </>
  );
}

const missingAfter = (error: Error | null): Lack[] =>
  error instanceof AppError && error.code === 'CHECKIN_INCOMPLETE' ? lacksIn(error.details) : [];

type LacksProps = Pick<ConfirmStepProps, 'guest' | 'onShow'> & { lacks: readonly Lack[] };

function Lacks({ guest, lacks, onShow }: LacksProps) {
  const styles = useStyles();
  const t = useText('staff/check-in');
  const navigate = useNavigate();
  const go = (lack: Lack) =>
    lack === 'identity'
      ? void navigate(staffPaths.documentOfCheckIn(guest.bookingId, guest.roomGuestId))
      : onShow(lack);
  return (
    <Notice intent="info">
      {t('confirm.lacks')}
      <div className={styles.lacks}>
        {lacks.map(lack => (
          <Button key={lack} onClick={() => go(lack)}>
            {t(lack === 'identity' ? 'identity.see' : `steps.${lack}`)}
          </Button>
        ))}
      </div>
    </Notice>
  );
}
