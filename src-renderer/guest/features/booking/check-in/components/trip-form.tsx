import { Button, makeStyles } from '@fluentui/react-components';
import { useWatch } from 'react-hook-form';
import { Form } from '#renderer/platform/forms/form.tsx';
import { SubmitButton } from '#renderer/platform/forms/form-buttons.tsx';
import { RadioField } from '#renderer/platform/forms/radio-field.tsx';
import { SelectField } from '#renderer/platform/forms/select-field.tsx';
import { needsRegistration } from '#renderer/platform/guest-forms/trip-values.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Dock } from '#renderer/platform/ui/dock.tsx';
import { LoadError } from '#renderer/platform/ui/load-error.tsx';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { Skeleton } from '#renderer/platform/ui/skeleton.tsx';
import { brand, from } from '#renderer/platform/ui/theme.ts';
import { lawReasonsForOther, lawTransportsForOther } from '#shared/rules/guest-registration.ts';
import { useCheckInPage } from '../check-in-page.ts';
import { useTransportModes, useTripReasons } from '../trip-queries.ts';
import { useTripForm } from '../use-trip-form.ts';
import { PlaceFields } from './place-fields.tsx';
import { RegistrationFields } from './registration-fields.tsx';

const useStyles = makeStyles({
  form: { display: 'grid', gap: '24px' },
  part: {
    display: 'grid',
    gap: '20px',
    minWidth: 0,
    padding: '24px 20px',
    borderRadius: '28px',
    border: `1px solid ${brand.hairline}`,
    backgroundColor: brand.surface,
    [from.medium]: { padding: '36px' },
  },
  correct: { marginTop: '8px' },
  go: { minWidth: '200px', justifySelf: 'start' },
});

function Motivation() {
  const t = useText('trip-motivation');
  const { state } = useCheckInPage();
  const reasons = useTripReasons();
  const modes = useTransportModes();
  const [reason, mode] = useWatch({ name: ['travelReasonId', 'transportationModeId'] });
  const failed = [reasons, modes].find(query => query.isError && query.data === undefined);
  if (failed)
    return <LoadError error={failed.error} title={t('loadFailed')} onRetry={() => void failed.refetch()} />;
  if (!reasons.data || !modes.data) return <Skeleton height="420px" />;
  const toOptions = (list: readonly { id: string; name: string }[]) =>
    list.map(({ id, name }) => ({ value: id, label: name }));
  const none = { value: '', label: t('choose'), disabled: true };
  return (
    <>
      <RadioField
        name="travelReasonId"
        label={t('reason')}
        options={toOptions(reasons.data)}
        isGrid
        required
      />
      {reason === 'OTHER' && state.isRegistrationAsked && (
        <SelectField
          name="registration.lawReason"
          label={t('lawReason.label')}
          hint={t('lawReason.hint')}
          options={[none, ...lawReasonsForOther.map(value => ({ value, label: t(`lawReason.${value}`) }))]}
          required
        />
      )}
      <RadioField
        name="transportationModeId"
        label={t('mode')}
        options={toOptions(modes.data)}
        isGrid
        required
      />
      {mode === 'OTHER' && state.isRegistrationAsked && (
        <RadioField
          name="registration.lawTransport"
          label={t('lawTransport.label')}
          options={lawTransportsForOther.map(value => ({ value, label: t(`lawTransport.${value}`) }))}
          isGrid
          required
        />
      )}
    </>
  );
}

function Registration({ isCorrecting, onCorrect }: { isCorrecting: boolean; onCorrect: () => void }) {
  const t = useText('trip-motivation');
  const styles = useStyles();
  const { state } = useCheckInPage();
  const [travelReasonId, transportationModeId] = useWatch({
    name: ['travelReasonId', 'transportationModeId'],
  });
  if (!state.isRegistrationAsked) return null;
  if (needsRegistration(state, { travelReasonId, transportationModeId }, isCorrecting))
    return (
      <section className={styles.part} aria-labelledby="registration">
        <RegistrationFields />
      </section>
    );
  return (
    <Notice intent="success">
      {t('registration.given')}
      <div>
        <Button className={styles.correct} size="large" onClick={onCorrect}>
          {t('registration.correct')}
        </Button>
      </div>
    </Notice>
  );
}

export function TripForm() {
  const t = useText('trip-motivation');
  const styles = useStyles();
  const { form, submit, isCorrecting, correct } = useTripForm();
  return (
    <Form form={form} texts="trip-motivation" className={styles.form} label={t('title')} onSubmit={submit}>
      <div className={styles.part}>
        <Motivation />
      </div>
      <div className={styles.part}>
        <PlaceFields name="lastOrigin" />
        <PlaceFields name="nextDestination" />
      </div>
      <Registration isCorrecting={isCorrecting} onCorrect={correct} />
      <Dock>
        <SubmitButton className={styles.go}>{t('check-in:next')}</SubmitButton>
      </Dock>
    </Form>
  );
}
