import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useLanguage, useText } from '#renderer/platform/i18n/i18n.ts';
import { Skeleton } from '#renderer/platform/ui/skeleton.tsx';
import { brand, canHover, from } from '#renderer/platform/ui/theme.ts';
import { VisuallyHidden } from '#renderer/platform/ui/visually-hidden.tsx';
import type { Hotel } from '#shared/contract/guest/hotels.ts';

const useStyles = makeStyles({
  group: { border: 'none', margin: 0, padding: 0, minWidth: 0 },
  legend: { padding: 0, marginBottom: '8px', fontSize: '0.875rem', fontWeight: 600 },
  hotels: { display: 'grid', gap: '8px', [from.small]: { gridTemplateColumns: 'repeat(3, 1fr)' } },
  one: { [from.small]: { gridTemplateColumns: '1fr' } },
  brand: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    alignContent: 'start',
    gap: '2px 8px',
    minHeight: '44px',
    padding: '12px 14px',
    borderRadius: '16px',
    border: `1px solid ${brand.hairline}`,
    backgroundColor: brand.surface,
    cursor: 'pointer',
    transitionProperty: 'border-color, background-color, box-shadow',
    transitionDuration: '180ms',
    [canHover]: { ':hover': { backgroundColor: brand.ground } },
    ':has(input:checked)': {
      backgroundColor: brand.terracottaWash,
      boxShadow: `inset 0 0 0 2px ${tokens.colorBrandStroke1}`,
    },
    ':has(input:focus-visible)': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
    '@media (forced-colors: active)': { ':has(input:checked)': { outline: '3px solid Highlight' } },
  },
  // As high as a hotel's card with its texts, so that nothing moves when they load.
  waiting: { height: '71px', borderRadius: '16px', [from.small]: { height: '113px' } },
  radio: { position: 'absolute', inset: 0, opacity: 0, margin: 0, cursor: 'pointer' },
  city: { fontFamily: brand.fontDisplay, fontSize: '1.125rem', lineHeight: 1.25 },
  name: { fontSize: '0.875rem', fontWeight: 600, color: brand.inkSoft },
  note: {
    gridColumn: '1 / -1',
    fontSize: '0.875rem',
    lineHeight: 1.4,
    color: brand.inkSoft,
    display: 'none',
    [from.small]: { display: 'block' },
  },
  sun: {
    gridRow: 'span 2',
    alignSelf: 'center',
    width: '26px',
    height: '13px',
    borderRadius: brand.arch,
    border: `2px solid ${brand.hairline}`,
    borderBottomWidth: 0,
  },
  rising: { backgroundColor: brand.brass, border: `2px solid ${brand.brass}`, borderBottomWidth: 0 },
});

type HotelChoiceProps = {
  hotels: readonly Hotel[] | undefined;
  chosen: string | null;
  onChoose: (hotelId: string) => void;
};

/** `Pernoite Nilo Square` without the brand, which is on the page already. */
const shortName = (name: string) => name.replace(/^Pernoite\s+/, '');

type KnownBuilding = 'JARDINS' | 'NILO' | 'MARISTA';
const isKnown = (code: string): code is KnownBuilding => ['JARDINS', 'NILO', 'MARISTA'].includes(code);

export function HotelChoice({ hotels, chosen, onChoose }: HotelChoiceProps) {
  const styles = useStyles();
  const t = useText('booking-search');
  const language = useLanguage();
  const noteOf = ({ note, buildingCode }: Hotel) => {
    if (note) return note[language];
    return isKnown(buildingCode) ? t(`hotel.${buildingCode}`) : '';
  };
  return (
    <fieldset className={styles.group} aria-busy={hotels === undefined}>
      <legend className={styles.legend}>{t('hotel.legend')}</legend>
      {hotels === undefined && <VisuallyHidden role="status">{t('hotel.loading')}</VisuallyHidden>}
      <div className={mergeClasses(styles.hotels, hotels?.length === 1 && styles.one)}>
        {hotels === undefined &&
          ['one', 'two', 'three'].map(position => (
            <Skeleton key={position} className={styles.waiting} height="" />
          ))}
        {hotels?.map(hotel => (
          <label key={hotel.hotelId} className={styles.brand}>
            <input
              type="radio"
              name="hotel"
              className={styles.radio}
              value={hotel.hotelId}
              checked={hotel.hotelId === chosen}
              onChange={() => onChoose(hotel.hotelId)}
            />
            <span className={styles.city}>{hotel.city}</span>
            <span
              className={hotel.hotelId === chosen ? `${styles.sun} ${styles.rising}` : styles.sun}
              aria-hidden="true"
            />
            <span className={styles.name}>{shortName(hotel.name)}</span>
            <span className={styles.note}>{noteOf(hotel)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
