import { makeStyles } from '@fluentui/react-components';
import { useFormContext, useWatch } from 'react-hook-form';
import { MaskedField } from '#renderer/platform/forms/masked-field.tsx';
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
import { useStepGrid } from './step-grid.ts';

const PASSPORT_LENGTH = 20;
const passport = (typed: string) => documentCharacters(typed).slice(0, PASSPORT_LENGTH);

const useStyles = makeStyles({ lead: { margin: '-12px 0 0', color: brand.inkSoft } });

/** The registration that the law asks for; race and disability are the guest's to say or not. */
export function RegistrationFields() {
  const styles = useStyles();
  const t = useText('trip-motivation');
  const ts = useText('staff/check-in');
  const fields = useStepGrid();
  const { control, setValue } = useFormContext<TripValues>();
  const [type, disability] = useWatch({
    control,
    name: ['registration.documentType', 'registration.disability'],
  });
  return (
    <>
      <Heading level={3} size="small">
        {t('registration.title')}
      </Heading>
      <p className={styles.lead}>{ts('trip.optional')}</p>
      <div className={fields.grid}>
        <SelectField
          name="registration.documentType"
          label={t('document.type')}
          options={documentTypes.map(value => ({ value, label: t(`document.${value}`) }))}
          onChoose={() => setValue('registration.documentNumber', '')}
          required
        />
        <MaskedField
          // A number of one kind is invalid for the other.
          key={type}
          name="registration.documentNumber"
          label={t(`document.${type}`)}
          mask={type === 'CPF' ? formatCpf : passport}
          inputMode={type === 'CPF' ? 'numeric' : 'text'}
          autoComplete="off"
          required
        />
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
