import { makeStyles } from '@fluentui/react-components';
import { useFormContext, useWatch } from 'react-hook-form';
import { useFieldGrid } from '#renderer/platform/forms/field-grid.ts';
import { PrivateField } from '#renderer/platform/forms/private-field.tsx';
import { RadioField } from '#renderer/platform/forms/radio-field.tsx';
import { SelectField } from '#renderer/platform/forms/select-field.tsx';
import {
  documentCharacters,
  documentTypes,
  type TripValues,
} from '#renderer/platform/guest-forms/trip-values.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Heading } from '#renderer/platform/ui/heading.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';
import { formatCpf } from '#shared/rules/cpf-cnpj.ts';
import { disabilities, disabilityKinds, races } from '#shared/rules/guest-registration.ts';

const PASSPORT_LENGTH = 20;
const passport = (typed: string) => documentCharacters(typed).slice(0, PASSPORT_LENGTH);

const useStyles = makeStyles({
  lead: { margin: 0, marginTop: '-8px', color: brand.inkSoft, lineHeight: 1.5, maxWidth: '62ch' },
});

function DocumentNumber() {
  const t = useText('trip-motivation');
  const { control } = useFormContext<TripValues>();
  const type = useWatch({ control, name: 'registration.documentType' });
  return (
    <PrivateField
      // A number of one kind is invalid for the other.
      key={type}
      name="registration.documentNumber"
      label={t(`document.${type}`)}
      mask={type === 'CPF' ? formatCpf : passport}
      inputMode={type === 'CPF' ? 'numeric' : 'text'}
      autoComplete="off"
      required
    />
  );
}

export function RegistrationFields() {
  const t = useText('trip-motivation');
  const styles = useStyles();
  const fields = useFieldGrid();
  const { control, setValue } = useFormContext<TripValues>();
  const disability = useWatch({ control, name: 'registration.disability' });
  return (
    <>
      <Heading level={2} size="small" id="registration">
        {t('registration.title')}
      </Heading>
      <p className={styles.lead}>{t('registration.why')}</p>
      <div className={fields.grid}>
        <SelectField
          name="registration.documentType"
          label={t('document.type')}
          options={documentTypes.map(value => ({ value, label: t(`document.${value}`) }))}
          onChoose={() => setValue('registration.documentNumber', '')}
          required
        />
        <DocumentNumber />
      </div>
      <Heading level={3} size="small">
        {t('registration.optional')}
      </Heading>
      <p className={styles.lead}>{t('registration.whyOptional')}</p>
      <div className={fields.grid}>
        <SelectField
          name="registration.race"
          label={t('race.label')}
          options={races
            .toSorted((one, other) => Number(other === 'NAOINFORMAR') - Number(one === 'NAOINFORMAR'))
            .map(value => ({ value, label: t(`race.${value}`) }))}
        />
        <SelectField
          name="registration.disability"
          label={t('disability.label')}
          options={disabilities.toReversed().map(value => ({ value, label: t(`disability.${value}`) }))}
        />
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
