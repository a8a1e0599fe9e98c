import { makeStyles } from '@fluentui/react-components';
import { useFormContext, useWatch } from 'react-hook-form';
import { useFieldGrid } from '#renderer/platform/forms/field-grid.ts';
import { PrivateField } from '#renderer/platform/forms/private-field.tsx';
import { RadioField } from '#renderer/platform/forms/radio-field.tsx';
import { DocumentFields, OptionalChoices } from '#renderer/platform/guest-forms/registration-choices.tsx';
import type { TripValues } from '#renderer/platform/guest-forms/trip-values.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Heading } from '#renderer/platform/ui/heading.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';
import { disabilityKinds } from '#shared/rules/guest-registration.ts';

const useStyles = makeStyles({
  lead: { margin: 0, marginTop: '-8px', color: brand.inkSoft, lineHeight: 1.5, maxWidth: '62ch' },
});

export function RegistrationFields() {
  const t = useText('trip-motivation');
  const styles = useStyles();
  const fields = useFieldGrid();
  const { control } = useFormContext<TripValues>();
  const disability = useWatch({ control, name: 'registration.disability' });
  return (
    <>
      <Heading level={2} size="small" id="registration">
        {t('registration.title')}
      </Heading>
      <p className={styles.lead}>{t('registration.why')}</p>
      <div className={fields.grid}>
        <DocumentFields NumberField={PrivateField} />
      </div>
      <Heading level={3} size="small">
        {t('registration.optional')}
      </Heading>
      <p className={styles.lead}>{t('registration.whyOptional')}</p>
      <div className={fields.grid}>
        <OptionalChoices />
        {disability === 'SIM' && (
          <RadioField
            className={fields.wide}
            name="registration.disabilityKind"
            label={t('disabilityKind.label')}
            options={disabilityKinds.map(value => ({ value, label: t(`disabilityKind.${value}`) }))}
            isGrid
            required
          />
        )}
      </div>
    </>
  );
}
