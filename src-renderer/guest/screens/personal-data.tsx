import { PersonalData } from '#renderer/guest/features/account/personal-information/components/personal-data.tsx';
import { BirthDateField } from '#renderer/guest/features/shared/sign-up/components/birth-date-field.tsx';
import { PhoneFields } from '#renderer/guest/features/shared/sign-up/components/sign-up-fields.tsx';
import { useCountries } from '#renderer/guest/features/shared/sign-up/queries.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { ScreenTitle } from '#renderer/platform/ui/screen-title.tsx';

export function Component() {
  const t = useText('personal-information');
  const countries = useCountries();
  return (
    <>
      <ScreenTitle title={t('title')} lead={t('lead')} page={t('title')} />
      <PersonalData
        countries={countries.data ?? []}
        birthDate={<BirthDateField name="dateOfBirth" />}
        phone={<PhoneFields />}
      />
    </>
  );
}
