import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { formatDate, formatMoney } from '#renderer/platform/i18n/format.ts';
import { useLanguage, useText } from '#renderer/platform/i18n/i18n.ts';
import { brand, from } from '#renderer/platform/ui/theme.ts';
import { cardNetworkNames } from '#shared/card-network-names.ts';
import type { TripMotivation, TripPlace } from '#shared/contract/guest/check-in.ts';
import { countriesByCode } from '../shared/countries/country-options.ts';
import type { StepProps } from './check-in-steps.tsx';
import { useChoices, useCities } from './queries.ts';
import { identityOf, stepsOf } from './steps.ts';

const useStyles = makeStyles({
  list: { display: 'grid', margin: 0 },
  row: {
    display: 'grid',
    gap: '0 16px',
    padding: '6px 0',
    borderTop: `1px solid ${brand.hairline}`,
    [from.small]: { gridTemplateColumns: '160px minmax(0, 1fr)' },
  },
  name: { color: brand.inkSoft },
  value: { margin: 0, overflowWrap: 'anywhere' },
});

/** What the guest would read before the last touch in the app. */
export function Summary({ guest, state }: Pick<StepProps, 'guest' | 'state'>) {
  const t = useText('check-in');
  const ts = useText('staff/check-in');
  const styles = useStyles();
  const { checkIn, personalInfo, rooms, deposits } = state;
  const { firstName, lastName, dateOfBirth, address } = personalInfo;
  const card = checkIn.guaranteeCard;
  return (
    <dl className={styles.list}>
      <Row name={ts('steps.data')}>
        {[`${firstName} ${lastName}`, formatDate(dateOfBirth, 'numeric'), address?.city]
          .filter(Boolean)
          .join(', ')}
      </Row>
      <Row name={t('summary.identity')}>{ts(`identity.${identityOf(state)}.word`)}</Row>
      {rooms.map(({ accommodationId, number, guests }) => (
        <Row key={accommodationId} name={ts('room', { number })}>
          {guests.map(one => one.socialName ?? one.name).join(', ')}
        </Row>
      ))}
      {checkIn.tripMotivation !== null && (
        <Row name={t('summary.trip')}>
          <Trip hotelId={guest.hotelId} trip={checkIn.tripMotivation} />
        </Row>
      )}
      {stepsOf(state).includes('guarantee') && (
        <Row name={t('summary.card')}>
          {card === null
            ? deposits
                .map(({ amountCents }) => ts('guarantee.cash', { amount: formatMoney(amountCents) }))
                .join(', ') || ts('steps.open')
            : t('summary.cardName', {
                brand: cardNetworkNames[card.brand].name || t('summary.anyCard'),
                digits: card.display_number.slice(-4),
              })}
        </Row>
      )}
    </dl>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  const styles = useStyles();
  return (
    <div className={styles.row}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

function Trip({ hotelId, trip }: { hotelId: string; trip: TripMotivation }) {
  const t = useText('check-in');
  const choices = useChoices(hotelId);
  const origin = usePlaceName(hotelId, trip.lastOrigin);
  const destination = usePlaceName(hotelId, trip.nextDestination);
  const reason = choices.data?.reasons.find(({ id }) => id === trip.travelReasonId)?.name;
  const mode = choices.data?.modes.find(({ id }) => id === trip.transportationModeId)?.name;
  return [reason, mode, t('summary.route', { origin, destination })].filter(Boolean).join(' · ');
}

/** `São Paulo, SP`, or the country's name. */
function usePlaceName(hotelId: string, { country, state = '', ibgeCityCode }: TripPlace): string {
  const language = useLanguage();
  const cities = useCities(hotelId, state);
  const city = cities.data?.find(({ cityCode }) => cityCode === ibgeCityCode)?.cityName;
  if (city !== undefined) return `${city}, ${state}`;
  return countriesByCode(language).find(({ value }) => value === country)?.label ?? country;
}
