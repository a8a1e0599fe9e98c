import { makeStyles } from '@fluentui/react-components';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { OwnDeviceChoice } from '#renderer/guest/features/shared/session/components/own-device-choice.tsx';
import { CheckboxField } from '#renderer/platform/forms/checkbox-field.tsx';
import { useFieldGrid } from '#renderer/platform/forms/field-grid.ts';
import { MaskedField } from '#renderer/platform/forms/masked-field.tsx';
import { PasswordField } from '#renderer/platform/forms/password-field.tsx';
import { PasswordRules } from '#renderer/platform/forms/password-rules.tsx';
import { SelectField } from '#renderer/platform/forms/select-field.tsx';
import { TextField } from '#renderer/platform/forms/text-field.tsx';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { ExternalLink } from '#renderer/platform/ui/text-link.tsx';
import { brand, from } from '#renderer/platform/ui/theme.ts';
import { maskPhone } from '#shared/rules/phone.ts';
import { codeAlone, diallingCodes, findCountryOfCode } from '../dialling-codes.ts';
import { useCountries } from '../queries.ts';
import { emptySignUp, type SignUpValues } from '../sign-up-schema.ts';
import { BirthDateField } from './birth-date-field.tsx';

const useStyles = makeStyles({
  phone: {
    display: 'grid',
    gap: '18px 12px',
    alignItems: 'start',
    '& > *': { minWidth: 0 },
    '& select': { textOverflow: 'ellipsis' },
    [from.small]: { gridColumn: '1 / -1', gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
  },
  password: { display: 'grid', gap: '8px' },
  links: { display: 'flex', flexWrap: 'wrap', columnGap: '16px', alignItems: 'center', color: brand.inkSoft },
});

export type SignUpLinks = { terms: string; privacy: string };

/** Validates a second field again when the first one changes, once the guest has visited it (VAL-03). */
function useFollows(first: keyof SignUpValues, second: keyof SignUpValues) {
  const { control, formState, trigger } = useFormContext<SignUpValues>();
  const value = useWatch({ control, name: first });
  const touched = formState.touchedFields[second] === true;
  useEffect(() => {
    if (touched && value !== undefined) void trigger(second);
  }, [value, touched, second, trigger]);
}

export function EmailField() {
  const t = useText('sign-up');
  return (
    <TextField name="email" type="email" inputMode="email" autoComplete="email" label={t('email')} required />
  );
}

export function FullNameField() {
  const t = useText('sign-up');
  return (
    <TextField
      name="fullName"
      autoComplete="name"
      label={t('fullName')}
      hint={t('fullNameHint')}
      maxLength={180}
      required
    />
  );
}

export function IdentityFields() {
  const t = useText('sign-up');
  const fields = useFieldGrid();
  useFollows('email', 'repeatEmail');
  return (
    <div className={fields.grid}>
      <EmailField />
      <TextField
        name="repeatEmail"
        type="email"
        inputMode="email"
        autoComplete="off"
        label={t('repeatEmail')}
        required
      />
      <FullNameField />
      <TextField
        name="socialName"
        autoComplete="nickname"
        label={t('socialName')}
        hint={t('socialNameHint')}
        maxLength={120}
      />
    </div>
  );
}

type PhoneFieldsProps = { onCode?: (code: string) => void };

export function PhoneFields({ onCode }: PhoneFieldsProps) {
  const t = useText('sign-up');
  const styles = useStyles();
  const { control, getValues, setValue } = useFormContext<SignUpValues>();
  const countries = useCountries();
  const phoneCode = useWatch({ control, name: 'phoneCode' });
  useFollows('phoneCode', 'phone');
  useEffect(() => {
    // The digits stay; the pattern depends on the code (VAL-04).
    const typed = getValues('phone');
    const masked = maskPhone(phoneCode, typed);
    if (masked !== typed) setValue('phone', masked);
  }, [phoneCode, getValues, setValue]);
  const codes = countries.data ? diallingCodes(countries.data) : codeAlone(phoneCode);
  return (
    <div className={styles.phone}>
      <SelectField
        name="phoneCode"
        label={t('phoneCode')}
        options={codes}
        autoComplete="tel-country-code"
        onChoose={onCode}
        required
      />
      <MaskedField
        name="phone"
        label={t('phone')}
        mask={typed => maskPhone(phoneCode, typed)}
        inputMode="tel"
        type="tel"
        autoComplete="tel-national"
        required
      />
    </div>
  );
}

/** The country sets the calling code; the code of another country sets a country that is still preset (PAY-85). */
function useCountryOfPhone() {
  const { getValues, setValue } = useFormContext<SignUpValues>();
  const countries = useCountries().data ?? [];
  const isChosen = useRef(false);
  return {
    countryChosen: (code: string) => {
      isChosen.current = true;
      const diallingCode = countries.find(country => country.code === code)?.diallingCode;
      if (diallingCode) setValue('phoneCode', diallingCode, { shouldDirty: true });
    },
    codeChosen: (diallingCode: string) => {
      if (isChosen.current || getValues('country') !== emptySignUp.country) return;
      const country = findCountryOfCode(countries, diallingCode);
      if (country !== null) setValue('country', country, { shouldDirty: true });
    },
  };
}

export function ContactFields() {
  const t = useText('sign-up');
  const fields = useFieldGrid();
  const { control } = useFormContext<SignUpValues>();
  const countries = useCountries();
  const country = useWatch({ control, name: 'country' });
  const { countryChosen, codeChosen } = useCountryOfPhone();
  const list = countries.data?.map(({ code, name }) => ({ value: code, label: name, country: code })) ?? [
    { value: country, label: country },
  ];
  return (
    <div className={fields.grid}>
      <BirthDateField name="dateOfBirth" />
      <SelectField
        name="country"
        label={t('country')}
        options={list}
        autoComplete="country"
        onChoose={countryChosen}
        required
      />
      <PhoneFields onCode={codeChosen} />
    </div>
  );
}

type PasswordFieldsProps = { links: SignUpLinks; withNewsletter: boolean };

export function PasswordFields({ links, withNewsletter }: PasswordFieldsProps) {
  const t = useText('sign-up');
  const styles = useStyles();
  const fields = useFieldGrid();
  useFollows('password', 'repeatPassword');
  return (
    <div className={fields.grid}>
      <div className={styles.password}>
        <PasswordField name="password" autoComplete="new-password" label={t('password')} required />
        <PasswordRules name="password" />
      </div>
      <PasswordField name="repeatPassword" autoComplete="new-password" label={t('repeatPassword')} required />
      <div className={fields.wide}>
        <CheckboxField name="consent" label={t('consent')} required />
        <div className={styles.links}>
          <span>{t('consentLinks')}</span>
          <ExternalLink href={links.terms}>{t('terms')}</ExternalLink>
          <ExternalLink href={links.privacy}>{t('privacy')}</ExternalLink>
        </div>
      </div>
      {withNewsletter && <CheckboxField className={fields.wide} name="subscribe" label={t('subscribe')} />}
      <OwnDeviceChoice className={fields.wide} />
    </div>
  );
}
