import { Button, makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useFieldGrid } from '#renderer/platform/forms/field-grid.ts';
import { MaskedField } from '#renderer/platform/forms/masked-field.tsx';
import type { SearchOption } from '#renderer/platform/forms/option-search.ts';
import { SearchField } from '#renderer/platform/forms/search-field.tsx';
import { TextField } from '#renderer/platform/forms/text-field.tsx';
import { gateway } from '#renderer/platform/gateway/client.ts';
import type { Lookup } from '#renderer/platform/guest-forms/find-postcode.ts';
import {
  type AddressValues,
  emptyAddress,
  type PersonalInfoValues,
} from '#renderer/platform/guest-forms/personal-info-values.ts';
import { usePostcode } from '#renderer/platform/guest-forms/use-postcode.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { BRAZIL, maskPostcode } from '#shared/rules/brazil-address.ts';

const findAddress = (postcode: string, signal: AbortSignal) =>
  gateway.reference.postcode({ postcode }, { signal });

const useStyles = makeStyles({
  action: { marginTop: '8px' },
});

export function AddressFields({ countries }: { countries: readonly SearchOption[] }) {
  const t = useText('personal-information');
  const fields = useFieldGrid();
  const { control, getValues, setValue, clearErrors } = useFormContext<PersonalInfoValues>();
  const [cleared, setCleared] = useState<AddressValues | null>(null);
  const country = useWatch({ control, name: 'address.country' });
  const isBrazil = country === BRAZIL;

  const changeCountry = (next: string) => {
    const before = getValues('address');
    const hadLines = Object.entries(before).some(([line, value]) => line !== 'country' && value !== '');
    // There are two changes in a row: undo restores the text before both.
    if (hadLines) setCleared(before);
    setValue('address', emptyAddress(next));
    clearErrors('address');
  };

  return (
    <div className={fields.grid}>
      <SearchField
        className={fields.wide}
        name="address.country"
        label={t('address.country')}
        options={countries}
        texts={{ show: t('country.show'), none: t('country.none') }}
        onChange={changeCountry}
      />
      {cleared !== null && cleared.country !== country && (
        <Cleared
          onUndo={() => {
            setValue('address', cleared);
            setCleared(null);
          }}
        />
      )}
      {/* Mounted again for each country: a search for one does not apply to the other. */}
      {isBrazil ? <BrazilFields key={BRAZIL} /> : <ForeignFields key="abroad" />}
    </div>
  );
}

function Cleared({ onUndo }: { onUndo: () => void }) {
  const t = useText('personal-information');
  const styles = useStyles();
  const fields = useFieldGrid();
  return (
    <Notice intent="info" className={fields.wide}>
      {t('address.cleared')}
      <div>
        <Button className={styles.action} onClick={onUndo}>
          {t('address.undo')}
        </Button>
      </div>
    </Notice>
  );
}

function BrazilFields() {
  const t = useText('personal-information');
  const { lookup, isPlaceFree, again } = usePostcode(findAddress);
  return (
    <>
      <MaskedField
        name="address.postCode"
        label={t('address.cep')}
        hint={lookup === 'busy' ? t('address.searching') : t('address.cepHint')}
        mask={maskPostcode}
        autoComplete="postal-code"
        required
      />
      <LookupNotice lookup={lookup} onAgain={again} />
      <StreetFields isBrazil />
      <TextField
        name="address.city"
        label={t('address.city')}
        autoComplete="address-level2"
        hint={isPlaceFree ? '' : t('address.fromCep')}
        disabled={!isPlaceFree}
        maxLength={120}
        required
      />
      <TextField
        name="address.state"
        label={t('address.state')}
        autoComplete="address-level1"
        hint={isPlaceFree ? '' : t('address.fromCep')}
        disabled={!isPlaceFree}
        maxLength={80}
        required
      />
    </>
  );
}

function LookupNotice({ lookup, onAgain }: { lookup: Lookup; onAgain: () => void }) {
  const t = useText('personal-information');
  const styles = useStyles();
  const fields = useFieldGrid();
  if (lookup === 'missing') {
    return (
      <Notice intent="error" className={fields.wide}>
        {t('personalInfoForm.getAddressError')}
      </Notice>
    );
  }
  if (lookup !== 'failed') return null;
  return (
    <Notice intent="error" className={fields.wide}>
      {t('address.lookupFailed')}
      <div>
        <Button className={styles.action} onClick={onAgain}>
          {t('general:tryAgain')}
        </Button>
      </div>
    </Notice>
  );
}

function ForeignFields() {
  const t = useText('personal-information');
  return (
    <>
      <TextField
        name="address.postCode"
        label={t('address.postCode')}
        autoComplete="postal-code"
        maxLength={32}
        required
      />
      <StreetFields isBrazil={false} />
      <TextField
        name="address.city"
        label={t('address.city')}
        autoComplete="address-level2"
        maxLength={120}
        required
      />
      <TextField
        name="address.state"
        label={t('address.stateAbroad')}
        autoComplete="address-level1"
        maxLength={80}
        required
      />
    </>
  );
}

type StreetFieldsProps = { isBrazil: boolean };

/** Streets abroad may have no number and no neighborhood. */
function StreetFields({ isBrazil }: StreetFieldsProps) {
  const t = useText('personal-information');
  const fields = useFieldGrid();
  return (
    <>
      <TextField
        className={fields.wide}
        name="address.street"
        label={t('address.street')}
        autoComplete="address-line1"
        maxLength={160}
        required
      />
      <TextField
        name="address.number"
        label={t('address.number')}
        autoComplete="off"
        maxLength={20}
        required={isBrazil}
      />
      <TextField
        name="address.complement"
        label={t('address.complement')}
        autoComplete="address-line2"
        maxLength={120}
      />
      <TextField
        className={fields.wide}
        name="address.neighborhood"
        label={t('address.neighborhood')}
        autoComplete="address-line3"
        maxLength={120}
        required={isBrazil}
      />
    </>
  );
}
