import type { ComponentProps, ComponentType } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { MaskedField } from '#renderer/platform/forms/masked-field.tsx';
import { SelectField } from '#renderer/platform/forms/select-field.tsx';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { formatCpf } from '#shared/rules/cpf-cnpj.ts';
import { disabilities, races } from '#shared/rules/guest-registration.ts';
import { documentCharacters, documentTypes, type TripValues } from './trip-values.ts';

const PASSPORT_LENGTH = 20;
const passport = (typed: string) => documentCharacters(typed).slice(0, PASSPORT_LENGTH);

type DocumentFieldsProps = {
  /** The guest's own app hides the number on a public screen. */
  NumberField: ComponentType<ComponentProps<typeof MaskedField>>;
};

/** Type and number of the document, as two items of the form's grid. */
export function DocumentFields({ NumberField }: DocumentFieldsProps) {
  const t = useText('trip-motivation');
  const { control, setValue } = useFormContext<TripValues>();
  const type = useWatch({ control, name: 'registration.documentType' });
  return (
    <>
      <SelectField
        name="registration.documentType"
        label={t('document.type')}
        options={documentTypes.map(value => ({ value, label: t(`document.${value}`) }))}
        onChoose={() => setValue('registration.documentNumber', '')}
        required
      />
      <NumberField
        // A number of one kind is invalid for the other.
        key={type}
        name="registration.documentNumber"
        label={t(`document.${type}`)}
        mask={type === 'CPF' ? formatCpf : passport}
        inputMode={type === 'CPF' ? 'numeric' : 'text'}
        autoComplete="off"
        required
      />
    </>
  );
}

/** Race and disability, the guest's to say or not, as two items of the form's grid. */
export function OptionalChoices() {
  const t = useText('trip-motivation');
  return (
    <>
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
    </>
  );
}
