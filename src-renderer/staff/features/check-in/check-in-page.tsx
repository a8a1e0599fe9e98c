import { Button } from '@fluentui/react-components';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { ArrowLeftIcon } from '#renderer/platform/ui/icons.tsx';
import { LoadError } from '#renderer/platform/ui/load-error.tsx';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import type { Assisted, AssistedRoom, AssistedState } from '#shared/contract/staff/assisted-check-in.ts';
import type { Hotel } from '../shared/hotel/current-hotel.ts';
import { useHotkey } from '../shared/hotkeys/hotkeys.ts';
import { KeyCap } from '../shared/look/key-cap.tsx';
import { ListBones } from '../shared/look/list-bones.tsx';
import { PageHeading } from '../shared/look/page-heading.tsx';
import { staffPaths } from '../shared/paths/staff-paths.ts';
import { CheckInSteps } from './check-in-steps.tsx';
import { CheckedIn } from './checked-in.tsx';
import { type CheckInGuest, useAssisted } from './queries.ts';
import { isCorrection } from './steps.ts';

type Done = { result: Assisted; rooms: readonly AssistedRoom[] };

/** A guest's check-in, done at the desk step by step with the guest's own questions (FRD-08). */
export function CheckInPage({ hotel, guest }: { hotel: Hotel; guest: CheckInGuest }) {
  const t = useText('staff/check-in');
  const navigate = useNavigate();
  const assisted = useAssisted(guest);
  const [done, setDone] = useState<Done | null>(null);
  // Another round is another form: what was typed is for data that are not the guest's any more.
  const [round, setRound] = useState(0);
  const back = () => void navigate(staffPaths.booking(guest.bookingId));
  useHotkey({ keys: 'Escape', name: t('leave'), isHint: true }, back);
  const name = assisted.data?.personalInfo.firstName;
  const reload = async () => {
    await assisted.refetch();
    setRound(before => before + 1);
  };
  return (
    <>
      <PageHeading title={name === undefined ? t('title') : t('titleOf', { name })} note={t('note')}>
        <Button icon={<ArrowLeftIcon />} aria-keyshortcuts="Escape" onClick={back}>
          {t('back')} <KeyCap keys="Escape" />
        </Button>
      </PageHeading>
      {assisted.isPending && <ListBones rows={5} height="72px" />}
      {assisted.isError && !assisted.data && (
        <LoadError error={assisted.error} onRetry={() => void assisted.refetch()} />
      )}
      {assisted.data && isCorrection(assisted.data) && (
        <CorrectionState registration={assisted.data.checkIn.registration} />
      )}
      {assisted.data && done !== null && (
        <CheckedIn
          hotel={hotel}
          guest={guest}
          name={assisted.data.personalInfo.firstName}
          {...done}
          onBack={back}
        />
      )}
      {assisted.data &&
        done === null &&
        (assisted.data.checkIn.accommodationIds.length === 0 && !isCorrection(assisted.data) ? (
          <Notice intent="info">
            {t(assisted.data.checkIn.checkedInAt === null ? 'notOpen' : 'alreadyIn')}
          </Notice>
        ) : (
          <CheckInSteps
            key={round}
            guest={guest}
            state={assisted.data}
            onReload={reload}
            onDone={result => setDone({ result, rooms: assisted.data.rooms })}
          />
        ))}
    </>
  );
}

type CorrectionStateProps = Pick<AssistedState['checkIn'], 'registration'>;

/** Why the ministry refused the registration; after the correction, that nobody need send it. */
function CorrectionState({ registration }: CorrectionStateProps) {
  const t = useText('staff/check-in');
  if (registration?.state === 'REFUSED')
    return <Notice intent="info">{t('correction', { reason: registration.reason ?? '' })}</Notice>;
  if (registration?.state !== 'READY') return null;
  return (
    <Notice intent="success" isOutcome>
      {t('corrected')}
    </Notice>
  );
}
