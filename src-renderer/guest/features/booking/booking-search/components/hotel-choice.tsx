import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { lazy, Suspense, useState } from 'react';
import { host } from '#renderer/platform/host/host.ts';
import { useLanguage, useText } from '#renderer/platform/i18n/i18n.ts';
import { Skeleton } from '#renderer/platform/ui/skeleton.tsx';
import { brand, from } from '#renderer/platform/ui/theme.ts';
import { VisuallyHidden } from '#renderer/platform/ui/visually-hidden.tsx';
import type { Hotel } from '#shared/contract/guest/hotels.ts';
import { dayAndMonth } from '#shared/page-hotels.ts';
import { fromPrice } from '../first-page/hotel-offers.ts';
import { usePageHotels } from '../first-page/use-page-hotels.ts';
import { HotelOption, PHONE_HEIGHT } from './hotel-option.tsx';

const HotelMapDialog = lazy(() => import('./hotel-map-dialog.tsx'));

const useStyles = makeStyles({
  group: { border: 'none', margin: 0, padding: 0, minWidth: 0 },
  legend: { padding: 0, marginBottom: '8px', fontSize: '0.875rem', fontWeight: 600 },
  hotels: { display: 'grid', gap: '8px', [from.small]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
  one: { [from.small]: { gridTemplateColumns: '1fr' } },
  // As high as a hotel with its texts, so that nothing moves when they load.
  waiting: { height: '71px', borderRadius: '16px', [from.small]: { height: '113px' } },
  waitingPictured: { height: PHONE_HEIGHT, [from.small]: { height: '277px' } },
  rule: {
    minHeight: '2.8em',
    margin: '8px 0 0',
    fontSize: '0.8125rem',
    lineHeight: 1.4,
    color: brand.inkSoft,
    [from.wide]: { minHeight: '1.4em' },
  },
});

type HotelChoiceProps = {
  hotels: readonly Hotel[] | undefined;
  chosen: string | null;
  onChoose: (hotelId: string) => void;
  /** A hotel was chosen by pointer or finger, where hotels have pictures. */
  onPointed: () => void;
  /** Names alone, in a form that changes a search. */
  isCompact: boolean;
};

/** The hotels to choose from, with picture, map and price; on a hotel's own screen its guests stand in it. */
export function HotelChoice({ hotels, chosen, onChoose, onPointed, isCompact }: HotelChoiceProps) {
  const styles = useStyles();
  const t = useText('booking-search');
  const language = useLanguage();
  const hasFacts = !isCompact && host().profile.hotel === null;
  const known = usePageHotels(hasFacts);
  const prices = known === null || known === 'failed' ? [] : known.prices;
  const [map, setMap] = useState<{ hotelId: string; isOpen: boolean } | null>(null);
  const mapped = hotels?.find(({ hotelId }) => hotelId === map?.hotelId);
  const until = prices[0]?.until;
  return (
    <fieldset className={styles.group} aria-busy={hotels === undefined}>
      <legend className={styles.legend}>{t('hotel.legend')}</legend>
      {hotels === undefined && <VisuallyHidden role="status">{t('hotel.loading')}</VisuallyHidden>}
      <div className={mergeClasses(styles.hotels, hotels?.length === 1 && styles.one)}>
        {hotels === undefined &&
          ['one', 'two', 'three'].map(position => (
            <Skeleton
              key={position}
              className={mergeClasses(styles.waiting, hasFacts && styles.waitingPictured)}
              height=""
            />
          ))}
        {hotels?.map(hotel => (
          <HotelOption
            key={hotel.hotelId}
            hotel={hotel}
            isChosen={hotel.hotelId === chosen}
            facts={
              hasFacts
                ? {
                    price: fromPrice(hotel.hotelId, prices),
                    onPointed,
                    onMap: () => setMap({ hotelId: hotel.hotelId, isOpen: true }),
                  }
                : null
            }
            onChoose={() => onChoose(hotel.hotelId)}
          />
        ))}
      </div>
      {hasFacts && (
        <p className={styles.rule}>
          {hotels && until ? t('hotel.rule', { until: dayAndMonth(until, language) }) : ' '}
        </p>
      )}
      {mapped && map && (
        <Suspense fallback={null}>
          <HotelMapDialog
            hotel={mapped}
            open={map.isOpen}
            onClose={() => setMap({ ...map, isOpen: false })}
          />
        </Suspense>
      )}
    </fieldset>
  );
}
