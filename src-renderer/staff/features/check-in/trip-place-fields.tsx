import { makeStyles } from '@fluentui/react-components';
import { useFormContext, useWatch } from 'react-hook-form';
import { OptionSearchField } from '#renderer/platform/forms/option-search-field.tsx';
import { placeIn, placeInState, type TripValues } from '#renderer/platform/guest-forms/trip-values.ts';
import { useLanguage, useText } from '#renderer/platform/i18n/i18n.ts';
import { LoadError } from '#renderer/platform/ui/load-error.tsx';
import { from } from '#renderer/platform/ui/theme.ts';
import type { CheckInChoices } from '#shared/contract/staff/check-in-reference.ts';
import { DEFAULT_TRIP_COUNTRY } from '#shared/rules/trip-motivation.ts';
import { countriesByCode } from '../shared/countries/country-options.ts';
import { useCities } from './queries.ts';

const useStyles = makeStyles({
  place: { display: 'grid', gap: '10px', margin: 0, padding: 0, border: 'none', minWidth: 0 },
  title: { padding: 0, marginBottom: '6px', fontWeight: 600 },
  fields: {
    display: 'grid',
    gap: '16px',
    alignItems: 'start',
    '& > *': { minWidth: 0 },
    [from.medium]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

type PlaceFieldsProps = {
  name: 'lastOrigin' | 'nextDestination';
  hotelId: string;
  states: CheckInChoices['states'];
};

/** In Brazil with state and city, elsewhere the country alone (CHK-17). */
export function PlaceFields({ name, hotelId, states }: PlaceFieldsProps) {
  const styles = useStyles();
  const t = useText('trip-motivation');
  const language = useLanguage();
  const { control, setValue, clearErrors } = useFormContext<TripValues>();
  const place = useWatch({ control, name });
  const isBrazil = place.country === DEFAULT_TRIP_COUNTRY;
  const cities = useCities(hotelId, isBrazil ? place.state : '');
  const change = (next: TripValues[typeof name]) => {
    setValue(name, next, { shouldDirty: true });
    clearErrors(name);
  };
  return (
    <fieldset className={styles.place}>
      <legend className={styles.title}>{t(`${name}.title`)}</legend>
      <div className={styles.fields}>
        <OptionSearchField
          name={`${name}.country`}
          label={t('country')}
          options={countriesByCode(language)}
          texts={{ show: t('showCountries'), none: t('noCountry') }}
          onChange={country => change(placeIn(country))}
        />
        {isBrazil && (
          <>
            <OptionSearchField
              name={`${name}.state`}
              label={t('state')}
              options={states.map(({ stateCode, stateName }) => ({ value: stateCode, label: stateName }))}
              texts={{ show: t('showStates'), none: t('noState') }}
              onChange={state => change(placeInState(place.country, state))}
            />
            <OptionSearchField
              name={`${name}.ibgeCityCode`}
              label={t('city')}
              {...(place.state === '' ? { hint: t('stateFirst') } : {})}
              disabled={place.state === ''}
              options={(cities.data ?? []).map(({ cityCode, cityName }) => ({
                value: cityCode,
                label: cityName,
              }))}
              texts={{ show: t('showCities'), none: t('noCity') }}
            />
          </>
        )}
      </div>
      {cities.isError && cities.data === undefined && (
        <LoadError
          error={cities.error}
          title={t('loadFailed')}
          level={3}
          onRetry={() => void cities.refetch()}
        />
      )}
    </fieldset>
  );
}
