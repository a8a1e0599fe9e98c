import { makeStyles } from '@fluentui/react-components';
import { useFormContext, useWatch } from 'react-hook-form';
import { useCountries } from '#renderer/guest/features/shared/sign-up/queries.ts';
import { SearchField } from '#renderer/platform/forms/search-field.tsx';
import { placeIn, placeInState, type TripValues } from '#renderer/platform/guest-forms/trip-values.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { LoadError } from '#renderer/platform/ui/load-error.tsx';
import { from } from '#renderer/platform/ui/theme.ts';
import { DEFAULT_TRIP_COUNTRY } from '#shared/rules/trip-motivation.ts';
import { useCities, useStates } from '../trip-queries.ts';

const useStyles = makeStyles({
  place: { display: 'grid', gap: '14px', margin: 0, padding: 0, border: 'none', minWidth: 0 },
  // Stacked if three columns would be too narrow for the names of cities.
  fields: {
    display: 'grid',
    gap: '18px',
    alignItems: 'start',
    '& > *': { minWidth: 0 },
    [from.medium]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: '16px' },
  },
  title: { padding: 0, marginBottom: '6px', fontWeight: 600, fontSize: '1.125rem' },
});

type PlaceFieldsProps = { name: 'lastOrigin' | 'nextDestination' };

export function PlaceFields({ name }: PlaceFieldsProps) {
  const t = useText('trip-motivation');
  const styles = useStyles();
  const { control, setValue, clearErrors } = useFormContext<TripValues>();
  const place = useWatch({ control, name });
  const countries = useCountries();
  const states = useStates(place.country);
  const cities = useCities(place.country, place.state);
  const isBrazil = place.country === DEFAULT_TRIP_COUNTRY;
  const failed = [countries, states, cities].find(query => query.isError && query.data === undefined);

  const change = (next: TripValues[typeof name]) => {
    setValue(name, next);
    clearErrors(name);
  };

  return (
    <fieldset className={styles.place}>
      <legend className={styles.title}>{t(`${name}.title`)}</legend>
      <div className={styles.fields}>
        <SearchField
          name={`${name}.country`}
          label={t('country')}
          options={(countries.data ?? []).map(({ code, name: label }) => ({
            value: code,
            label,
            country: code,
          }))}
          texts={{ show: t('showCountries'), none: t('noCountry') }}
          onChange={country => change(placeIn(country))}
        />
        <SearchField
          name={`${name}.state`}
          label={t('state')}
          {...(isBrazil ? {} : { hint: t('brazilOnly') })}
          disabled={!isBrazil}
          options={
            isBrazil
              ? (states.data ?? []).map(state => ({ value: state.stateCode, label: state.stateName }))
              : []
          }
          texts={{ show: t('showStates'), none: t('noState') }}
          onChange={state => change(placeInState(place.country, state))}
        />
        <SearchField
          name={`${name}.ibgeCityCode`}
          label={t('city')}
          {...(isBrazil && place.state === '' ? { hint: t('stateFirst') } : {})}
          disabled={!isBrazil || place.state === ''}
          options={
            place.state === ''
              ? []
              : (cities.data ?? []).map(city => ({ value: city.cityCode, label: city.cityName }))
          }
          texts={{ show: t('showCities'), none: t('noCity') }}
        />
      </div>
      {failed && (
        <LoadError
          error={failed.error}
          title={t('loadFailed')}
          level={3}
          onRetry={() => void failed.refetch()}
        />
      )}
    </fieldset>
  );
}
