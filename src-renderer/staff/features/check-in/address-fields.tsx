import { Button } from '@fluentui/react-components';
import { useFormContext, useWatch } from 'react-hook-form';
import { MaskedField } from '#renderer/platform/forms/masked-field.tsx';
import { OptionSearchField } from '#renderer/platform/forms/option-search-field.tsx';
import { TextField } from '#renderer/platform/forms/text-field.tsx';
import {
  emptyAddress,
  type PersonalInfoValues,
} from '#renderer/platform/guest-forms/personal-info-values.ts';
import { usePostcode } from '#renderer/platform/guest-forms/use-postcode.ts';
import { useLanguage, useText } from '#renderer/platform/i18n/i18n.ts';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { BRAZIL, maskPostcode } from '#shared/rules/brazil-address.ts';
import { countriesByCode } from '../shared/countries/country-options.ts';
import { staffGateway } from '../shared/gateway/staff-client.ts';
import { useStepGrid } from './step-grid.ts';

/** In Brazil the postcode brings the address; a town that it does not know is typed (PRD-05). */
export function AddressFields({ hotelId }: { hotelId: string }) {
  const t = useText('personal-information');
  const fields = useStepGrid();
  const language = useLanguage();
  const { control, setValue, clearErrors } = useFormContext<PersonalInfoValues>();
  const country = useWatch({ control, name: 'address.country' });
  return (
    <div className={fields.grid}>
      <OptionSearchField
        name="address.country"
        label={t('address.country')}
        options={countriesByCode(language)}
        texts={{ show: t('country.show'), none: t('country.none') }}
        onChange={next => {
          setValue('address', emptyAddress(next), { shouldDirty: true });
          clearErrors('address');
        }}
      />
      {country === BRAZIL ? <BrazilFields hotelId={hotelId} /> : <ForeignFields />}
    </div>
  );
}

function BrazilFields({ hotelId }: { hotelId: string }) {
  const t = useText('personal-information');
  const fields = useStepGrid();
  const { lookup, isPlaceFree, again } = usePostcode((postcode, signal) =>
    staffGateway.checkInReference.postcode({ hotelId, postcode }, { signal }),
  );
  return (
    <>
      <MaskedField
        name="address.postCode"
        label={t('address.cep')}
        hint={lookup === 'busy' ? t('address.searching') : ''}
        mask={maskPostcode}
        autoComplete="off"
        required
      />
      {(lookup === 'missing' || lookup === 'failed') && (
        <Notice intent="error" className={fields.wide}>
          {t(lookup === 'missing' ? 'personalInfoForm.getAddressError' : 'address.lookupFailed')}{' '}
          {lookup === 'failed' && <Button onClick={again}>{t('general:tryAgain')}</Button>}
        </Notice>
      )}
      <StreetFields isBrazil />
      <PlaceFields isFree={isPlaceFree} />
    </>
  );
}

function PlaceFields({ isFree }: { isFree: boolean }) {
  const t = useText('personal-information');
  const shared = {
    disabled: !isFree,
    autoComplete: 'off',
    required: true,
  };
  return (
    <>
      <TextField {...shared} name="address.city" label={t('address.city')} maxLength={120} />
      <TextField {...shared} name="address.state" label={t('address.state')} maxLength={80} />
    </>
  );
}

function ForeignFields() {
  const t = useText('personal-information');
  const shared = { autoComplete: 'off', required: true };
  return (
    <>
      <TextField {...shared} name="address.postCode" label={t('address.postCode')} maxLength={32} />
      <StreetFields isBrazil={false} />
      <TextField {...shared} name="address.city" label={t('address.city')} maxLength={120} />
      <TextField {...shared} name="address.state" label={t('address.stateAbroad')} maxLength={80} />
    </>
  );
}

type StreetFieldsProps = { isBrazil: boolean };

/** Streets abroad may have no number and no neighborhood. */
function StreetFields({ isBrazil }: StreetFieldsProps) {
  const t = useText('personal-information');
  const shared = { autoComplete: 'off' };
  return (
    <>
      <TextField {...shared} name="address.street" label={t('address.street')} maxLength={160} required />
      <TextField
        {...shared}
        name="address.number"
        label={t('address.number')}
        maxLength={20}
        required={isBrazil}
      />
      <TextField {...shared} name="address.complement" label={t('address.complement')} maxLength={120} />
      <TextField
        {...shared}
        name="address.neighborhood"
        label={t('address.neighborhood')}
        maxLength={120}
        required={isBrazil}
      />
    </>
  );
}
