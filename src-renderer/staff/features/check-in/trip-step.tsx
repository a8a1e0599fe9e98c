import { Button, makeStyles } from '@fluentui/react-components';
import { useMutation } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { SelectField } from '#renderer/platform/forms/select-field.tsx';
import { needsRegistration, type TripValues } from '#renderer/platform/guest-forms/trip-values.ts';
import { useTripValues } from '#renderer/platform/guest-forms/use-trip-values.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { LoadError } from '#renderer/platform/ui/load-error.tsx';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { Skeleton } from '#renderer/platform/ui/skeleton.tsx';
import type { AssistedState } from '#shared/contract/staff/assisted-check-in.ts';
import type { CheckInChoices } from '#shared/contract/staff/check-in-reference.ts';
import { lawReasonsForOther, lawTransportsForOther } from '#shared/rules/guest-registration.ts';
import { staffGateway } from '../shared/gateway/staff-client.ts';
import type { StepProps } from './check-in-steps.tsx';
import { useChoices } from './queries.ts';
import { RegistrationFields } from './registration-fields.tsx';
import { StepForm } from './step-card.tsx';
import { useStepGrid } from './step-grid.ts';
import { PlaceFields } from './trip-place-fields.tsx';

const useStyles = makeStyles({ correct: { marginInlineStart: '8px' } });

/** The trip and the registration of the law, with the guest's own rules; the document's number is nowhere once it is sent. */
export function TripStep({ guest, state, onSaved, onReload }: StepProps) {
  const t = useText('trip-motivation');
  const ts = useText('staff/check-in');
  const choices = useChoices(guest.hotelId);
  const { form, isCorrecting, correct, toSent, forgetRegistration } = useTripValues(state.checkIn);
  const save = useMutation({
    mutationFn: async (values: TripValues) => {
      const sent = toSent(values);
      if (sent === null) return;
      const checkIn = await staffGateway.assistedCheckIn.saveTrip({ ...guest, ...sent });
      forgetRegistration(values);
      return onSaved(now => ({ ...now, checkIn }));
    },
    gcTime: 0,
  });
  const { reset } = save;
  return (
    <StepForm
      title={ts('steps.trip')}
      lead={ts('trip.lead')}
      form={form}
      texts="trip-motivation"
      error={save.error}
      onReload={onReload}
      // Variables of a mutation are kept: the number must not be among them afterwards.
      onSend={values => save.mutateAsync(values).then(() => reset())}
    >
      {choices.isPending && <Skeleton height="220px" />}
      {choices.isError && choices.data === undefined && (
        <LoadError error={choices.error} title={t('loadFailed')} onRetry={() => void choices.refetch()} />
      )}
      {choices.data && (
        <>
          <Motivation choices={choices.data} isRegistrationRequired={state.checkIn.isRegistrationAsked} />
          <PlaceFields name="lastOrigin" hotelId={guest.hotelId} states={choices.data.states} />
          <PlaceFields name="nextDestination" hotelId={guest.hotelId} states={choices.data.states} />
          <Registration checkIn={state.checkIn} isCorrecting={isCorrecting} onCorrect={correct} />
        </>
      )}
    </StepForm>
  );
}

function Motivation({
  choices,
  isRegistrationRequired,
}: {
  choices: CheckInChoices;
  isRegistrationRequired: boolean;
}) {
  const t = useText('trip-motivation');
  const fields = useStepGrid();
  const [reason, mode] = useWatch({ name: ['travelReasonId', 'transportationModeId'] });
  const none = { value: '', label: t('choose') };
  const toOptions = (list: readonly { id: string; name: string }[]) => [
    none,
    ...list.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <div className={fields.grid}>
      <SelectField name="travelReasonId" label={t('reason')} options={toOptions(choices.reasons)} required />
      {reason === 'OTHER' && isRegistrationRequired && (
        <SelectField
          name="registration.lawReason"
          label={t('lawReason.label')}
          options={[none, ...lawReasonsForOther.map(value => ({ value, label: t(`lawReason.${value}`) }))]}
          required
        />
      )}
      <SelectField
        name="transportationModeId"
        label={t('mode')}
        options={toOptions(choices.modes)}
        required
      />
      {mode === 'OTHER' && isRegistrationRequired && (
        <SelectField
          name="registration.lawTransport"
          label={t('lawTransport.label')}
          options={[
            none,
            ...lawTransportsForOther.map(value => ({ value, label: t(`lawTransport.${value}`) })),
          ]}
          required
        />
      )}
    </div>
  );
}

type RegistrationProps = {
  checkIn: AssistedState['checkIn'];
  isCorrecting: boolean;
  onCorrect: () => void;
};

function Registration({ checkIn, isCorrecting, onCorrect }: RegistrationProps) {
  const styles = useStyles();
  const t = useText('trip-motivation');
  const ts = useText('staff/check-in');
  const [travelReasonId, transportationModeId] = useWatch({
    name: ['travelReasonId', 'transportationModeId'],
  });
  if (!checkIn.isRegistrationAsked) return null;
  if (needsRegistration(checkIn, { travelReasonId, transportationModeId }, isCorrecting))
    return <RegistrationFields />;
  return (
    <Notice intent={checkIn.registration?.state === 'REFUSED' ? 'info' : 'success'}>
      {ts('trip.given')}{' '}
      <Button className={styles.correct} onClick={onCorrect}>
        {t('registration.correct')}
      </Button>
    </Notice>
  );
}
