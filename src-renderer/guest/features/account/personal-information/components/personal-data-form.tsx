import { Field, Input, makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { UnsavedGuard } from '#renderer/guest/features/shared/session/components/unsaved-guard.tsx';
import { useFieldGrid } from '#renderer/platform/forms/field-grid.ts';
import { Form } from '#renderer/platform/forms/form.tsx';
import { SubmitButton } from '#renderer/platform/forms/form-buttons.tsx';
import type { SearchOption } from '#renderer/platform/forms/option-search.ts';
import { SearchField } from '#renderer/platform/forms/search-field.tsx';
import { SelectField } from '#renderer/platform/forms/select-field.tsx';
import { TextField } from '#renderer/platform/forms/text-field.tsx';
import { webConfig } from '#renderer/platform/host/config.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { paths } from '#renderer/platform/paths.ts';
import { Dock } from '#renderer/platform/ui/dock.tsx';
import { Heading } from '#renderer/platform/ui/heading.tsx';
import { TextLink } from '#renderer/platform/ui/text-link.tsx';
import { brand, from } from '#renderer/platform/ui/theme.ts';
import { genders } from '#shared/contract/guest/personal-info.ts';
import type { Country } from '#shared/contract/guest/reference.ts';
import type { PersonalData } from '../use-personal-data.ts';
import { AddressFields } from './address-fields.tsx';
import { AnotherPersonDialog } from './another-person-dialog.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';

type ReadOnlyFieldProps = { label: string; hint: string; value: string; className?: string };

function ReadOnlyField({ label, hint, value, className = '' }: ReadOnlyFieldProps) {
  return (
    <Field className={className} label={label} hint={hint}>
      <Input size="large" value={value} readOnly appearance="filled-darker" />
    </Field>
  );
}

const useStyles = makeStyles({
  form: { display: 'grid', gap: '24px' },
  part: {
    display: 'grid',
    gap: '20px',
    margin: 0,
    padding: '24px 20px',
    minWidth: 0,
    borderRadius: '28px',
    border: `1px solid ${brand.hairline}`,
    backgroundColor: brand.surface,
    [from.medium]: { padding: '36px' },
  },
  lead: { margin: 0, marginTop: '-12px', color: brand.inkSoft },
  foot: { display: 'flex', flexWrap: 'wrap', gap: '12px', alignItems: 'center' },
  save: { minWidth: '200px' },
});

export type PersonSlots = { birthDate: ReactNode; phone: ReactNode };

export type PersonalDataFormProps = PersonSlots & {
  data: PersonalData;
  /** Empty if the request failed (PER-24). */
  countries: readonly Country[];
  saveLabel?: string;
};

function useCountryOptions(countries: readonly Country[]) {
  const byNumber = countries.map(({ code, numeric, name }) => ({
    value: String(numeric),
    label: name,
    country: code,
  }));
  const byCode = countries.map(({ code, name }) => ({ value: code, label: name, country: code }));
  return { nationalities: byNumber, countries: byCode };
}

export function PersonalDataForm({ data, countries, birthDate, phone, saveLabel }: PersonalDataFormProps) {
  const t = useText('personal-information');
  const styles = useStyles();
  const options = useCountryOptions(countries);
  const { form, stored, conflict, anotherPerson } = data;
  return (
    <>
      <Form
        form={form}
        onSubmit={data.submit}
        texts="personal-information"
        className={styles.form}
        label={t('title')}
      >
        <Person
          email={stored.email}
          birthDate={birthDate}
          phone={phone}
          nationalities={options.nationalities}
        />
        <section className={styles.part} aria-labelledby="address-part">
          <Heading level={2} size="small" id="address-part">
            {t('address.title')}
          </Heading>
          <p className={styles.lead}>{t('address.lead')}</p>
          <AddressFields key={data.round} countries={options.countries} />
        </section>
        <Dock className={styles.foot}>
          <SubmitButton className={styles.save}>{saveLabel ?? t('save')}</SubmitButton>
        </Dock>
      </Form>
      <AnotherPersonDialog
        open={anotherPerson.open}
        onConfirm={anotherPerson.confirm}
        onClose={anotherPerson.close}
      />
      <ConflictDialog
        conflict={conflict.found}
        names={options}
        onKeepMine={conflict.keepMine}
        onTakeTheirs={conflict.takeTheirs}
        onClose={conflict.close}
      />
      <UnsavedGuard isUnsaved={data.isUnsaved} texts="personal-information" />
    </>
  );
}

type PersonProps = PersonSlots & { email: string; nationalities: readonly SearchOption[] };

function Person({ email, birthDate, phone, nationalities }: PersonProps) {
  const t = useText('personal-information');
  const styles = useStyles();
  const fields = useFieldGrid();
  const { offers, updates } = webConfig().emails;
  return (
    <section className={styles.part} aria-labelledby="person-part">
      <Heading level={2} size="small" id="person-part">
        {t('person.title')}
      </Heading>
      <div className={fields.grid}>
        <TextField
          name="fullName"
          autoComplete="name"
          label={t('person.fullName')}
          hint={t('person.fullNameHint')}
          maxLength={181}
          required
        />
        <TextField
          name="socialName"
          autoComplete="nickname"
          label={t('person.socialName')}
          hint={t('person.socialNameHint')}
          maxLength={120}
        />
        <ReadOnlyField
          className={fields.wide}
          label={t('person.email')}
          hint={t('person.emailHint')}
          value={email}
        />
        {birthDate}
        <SearchField
          name="nationality"
          label={t('person.nationality')}
          hint={t('person.nationalityHint')}
          options={nationalities}
          texts={{ show: t('country.show'), none: t('country.none') }}
        />
        <div className={fields.wide}>{phone}</div>
        <SelectField
          name="gender"
          label={t('person.gender')}
          options={[
            { value: '', label: t('genders.none') },
            ...genders.map(value => ({ value, label: t(`genders.${value}`) })),
          ]}
        />
      </div>
      {(offers || updates) && <TextLink to={paths.settings}>{t('person.news')}</TextLink>}
    </section>
  );
}
