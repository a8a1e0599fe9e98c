import { makeStyles } from '@fluentui/react-components';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { from } from '#renderer/platform/ui/theme.ts';
import type { Assisted, AssistedState } from '#shared/contract/staff/assisted-check-in.ts';
import { staffKeys } from '../shared/gateway/staff-keys.ts';
import { ConfirmStep } from './confirm-step.tsx';
import { DataStep } from './data-step.tsx';
import { GuaranteeStep } from './guarantee-step.tsx';
import { GuestsStep } from './guests-step.tsx';
import { LeaveUnsaved } from './leave-unsaved.tsx';
import type { CheckInGuest } from './queries.ts';
import { StepList } from './step-list.tsx';
import { firstOpenStep, isDone, neighbourOf, type Step, stepsOf } from './steps.ts';
import { TripStep } from './trip-step.tsx';
import { useStepKeys } from './use-step-keys.ts';

const useStyles = makeStyles({
  page: {
    display: 'grid',
    gap: '16px',
    alignItems: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
    [from.large]: { gridTemplateColumns: '280px minmax(0, 1fr)' },
  },
  hidden: { display: 'none' },
});

type CheckInStepsProps = {
  guest: CheckInGuest;
  state: AssistedState;
  /** Fetches everything again and empties the forms. */
  onReload: () => Promise<void>;
  onDone: (result: Assisted) => void;
};

export type StepProps = {
  guest: CheckInGuest;
  state: AssistedState;
  /** `changes` are those of the gateway's response; without them the state is fetched again. */
  onSaved: (changes?: (state: AssistedState) => AssistedState) => Promise<void>;
  onReload: () => Promise<void>;
};

/** Each step stays as it was typed while another one is shown, and while a lock covers the page; a card's fields do not. */
export function CheckInSteps({ guest, state, onReload, onDone }: CheckInStepsProps) {
  const styles = useStyles();
  const queries = useQueryClient();
  const [shown, setShown] = useState<Step>(() => firstOpenStep(state));
  const forms = useRef<HTMLDivElement>(null);
  useStepKeys({ forms, shown, onGo: by => setShown(now => neighbourOf(now, state, by) ?? now) });
  const saved: StepProps['onSaved'] = async change => {
    const key = staffKeys.checkIn(guest.hotelId, guest.bookingId, guest.roomGuestId);
    if (change === undefined) await queries.refetchQueries({ queryKey: key });
    else queries.setQueryData<AssistedState>(key, now => now && change(now));
    void queries.invalidateQueries({ queryKey: staffKeys.booking(guest.hotelId, guest.bookingId) });
    const now = queries.getQueryData<AssistedState>(key) ?? state;
    setShown(before => (isDone(before, now) ? (neighbourOf(before, now, 1) ?? before) : before));
  };
  const step = { guest, state, onSaved: saved, onReload };
  return (
    <div className={styles.page}>
      <LeaveUnsaved />
      <StepList guest={guest} state={state} shown={shown} onShow={setShown} />
      <div ref={forms}>
        {stepsOf(state).map(one => (
          <div key={one} data-step={one} className={one === shown ? '' : styles.hidden}>
            {one === 'data' && <DataStep {...step} />}
            {one === 'guests' && <GuestsStep {...step} />}
            {one === 'trip' && <TripStep {...step} />}
            {one === 'guarantee' && <GuaranteeStep {...step} isShown={shown === 'guarantee'} />}
            {one === 'confirm' && <ConfirmStep {...step} onShow={setShown} onDone={onDone} />}
          </div>
        ))}
      </div>
    </div>
  );
}
