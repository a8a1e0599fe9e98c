import { makeStyles } from '@fluentui/react-components';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useAppForm } from '#renderer/platform/forms/form.tsx';
import { MaskedField } from '#renderer/platform/forms/masked-field.tsx';
import { OptionSearchField } from '#renderer/platform/forms/option-search-field.tsx';
import { SelectField } from '#renderer/platform/forms/select-field.tsx';
import { TextField } from '#renderer/platform/forms/text-field.tsx';
import { readBirthDate, showBirthDate } from '#renderer/platform/forms/typed-date.ts';
import { checked } from '#renderer/platform/gateway/checked.ts';
import {
  changedParts,
  isAnotherPerson,
  type PersonalInfoValues,
  toChange,
  toValues,
} from '#renderer/platform/guest-forms/personal-info-values.ts';
import { useLanguage, useText } from '#renderer/platform/i18n/i18n.ts';
import { Heading } from '#renderer/platform/ui/heading.tsx';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { genders, personalInfo } from '#shared/contract/guest/personal-info.ts';
import { maskPhone } from '#shared/rules/phone.ts';
import { countryOptions } from '../shared/countries/country-options.ts';
import { staffGateway } from '../shared/gateway/staff-client.ts';
import { AddressFields } from './address-fields.tsx';
import type { StepProps } from './check-in-steps.tsx';
import { StepForm } from './step-card.tsx';
import { useStepGrid } from './step-grid.ts';

const useStyles = makeStyles({
  phone: {
    display: 'grid',
    gap: '14px 12px',
    alignItems: 'start',
    gridTemplateColumns: '104px minmax(0, 1fr)',
  },
});

/** The guest's own data with the guest's own rules. */
export function DataStep({ guest, state, onSaved, onReload }: StepProps) {
  const t = useText('personal-information');
  const ts = useText('staff/check-in');
  // The data that the form began with: those of another desk are never written over unseen.
  const [base, setBase] = useState(state.personalInfo);
  const form = useAppForm<PersonalInfoValues>({
    schema: async () =>
      (await import('#renderer/platform/guest-forms/personal-info-schema.ts')).personalInfoSchema(),
    defaultValues: toValues(base),
  });
  const values = form.watch();
  const isOther = base.identityValidation.isValidated && isAnotherPerson(toValues(base), values);
  const save = useMutation({
    mutationFn: async (typed: PersonalInfoValues) => {
      if (base.address !== null && changedParts(toValues(base), typed).length === 0)
        return onSaved(now => now);
      const saved = checked(
        personalInfo,
        await staffGateway.assistedCheckIn.savePersonalInfo({
          ...guest,
          personalInfo: toChange(typed, base.version),
        }),
      );
      setBase(saved);
      form.reset(toValues(saved));
      // Another name or nationality takes the identity's validation back, which is in the state.
      return onSaved(
        isAnotherPerson(toValues(base), typed) ? undefined : now => ({ ...now, personalInfo: saved }),
      );
    },
  });
  return (
    <StepForm
      title={ts('steps.data')}
      lead={ts('data.lead')}
      form={form}
      texts="personal-information"
      error={save.error}
      onReload={onReload}
      onSend={typed => save.mutateAsync(typed)}
    >
      <PersonFields />
      {isOther && <Notice intent="info">{ts('data.anotherPerson')}</Notice>}
      <Heading level={3} size="small">
        {t('address.title')}
      </Heading>
      <AddressFields hotelId={guest.hotelId} />
    </StepForm>
  );
}

function PersonFields() {
  const t = useText('personal-information');
  const fields = useStepGrid();
  const language = useLanguage();
  return (
    <div className={fields.grid}>
      <TextField name="fullName" label={t('person.fullName')} autoComplete="off" maxLength={181} required />
      <TextField name="socialName" label={t('person.socialName')} autoComplete="off" maxLength={120} />
      <MaskedField
        name="dateOfBirth"
        label={`${t('sign-up:dateOfBirth')} (${t('sign-up:dateOfBirthHint')})`}
        mask={typed => readBirthDate(typed, language)}
        show={stored => showBirthDate(stored, language)}
        autoComplete="off"
        required
      />
      <OptionSearchField
        name="nationality"
        label={t('person.nationality')}
        options={countryOptions(language)}
        texts={{ show: t('country.show'), none: t('country.none') }}
      />
      <PhoneFields />
      <SelectField
        name="gender"
        label={t('person.gender')}
        options={[
          { value: '', label: t('genders.none') },
          ...genders.map(value => ({ value, label: t(`genders.${value}`) })),
        ]}
      />
    </div>
  );
}

function PhoneFields() {
  const styles = useStyles();
  const t = useText('sign-up');
  const { control, getValues, setValue } = useFormContext<PersonalInfoValues>();
  const code = useWatch({ control, name: 'phoneCode' });
  return (
    <div className={styles.phone}>
      <TextField
        name="phoneCode"
        label={t('staff/check-in:data.phoneCode')}
        inputMode="numeric"
        autoComplete="off"
        contentBefore="+"
        sanitize={typed => {
          const digits = typed.replace(/\D/g, '').slice(0, 4);
          // The digits stay; their pattern is the code's (VAL-04).
          setValue('phone', maskPhone(digits, getValues('phone')));
          return digits;
        }}
        required
      />
      <MaskedField
        name="phone"
        label={t('phone')}
        mask={typed => maskPhone(code, typed)}
        inputMode="tel"
        autoComplete="off"
        required
      />
    </div>
  );
}
