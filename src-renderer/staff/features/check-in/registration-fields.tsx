import { makeStyles } from '@fluentui/react-components';
import { useFormContext, useWatch } from 'react-hook-form';
import { MaskedField } from '#renderer/platform/forms/masked-field.tsx';
import { SelectField } from '#renderer/platform/forms/select-field.tsx';
import { DocumentFields, OptionalChoices } from '#renderer/platform/guest-forms/registration-choices.tsx';
import type { TripValues } from '#renderer/platform/guest-forms/trip-values.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Heading } from '#renderer/platform/ui/heading.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';
import { disabilityKinds } from '#shared/rules/guest-registration.ts';
import { useStepGrid } from './step-grid.ts';

const useStyles = makeStyles({ lead: { margin: '-12px 0 0', color: brand.inkSoft } });

/** The registration that the law asks for; race and disability are the guest's to say or not. */
export function RegistrationFields() {
  const styles = useStyles();
  const t = useText('trip-motivation');
  const ts = useText('staff/check-in');
  const fields = useStepGrid();
  const { control } = useFormContext<TripValues>();
  const disability = useWatch({ control, name: 'registration.disability' });
  return (
    <>
      <Heading level={3} size="small">
        {t('registration.title')}
      </Heading>
      <p className={styles.lead}>{ts('trip.optional')}</p>
      <div className={fields.grid}>
        <DocumentFields NumberField={MaskedField} />
        <OptionalChoices />
        {disability === 'SIM' && (
          <SelectField
            name="registration.disabilityKind"
            label={t('disabilityKind.label')}
            options={[
              { value: '', label: t('choose') },
              ...disabilityKinds.map(value => ({ value, label: t(`disabilityKind.${value}`) })),
            ]}
            required
          />
        )}
      </div>
    </>
  );
}
