import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useLanguage, useText } from '#renderer/platform/i18n/i18n.ts';
import { Picture } from '#renderer/platform/ui/picture.tsx';
import { buildingStem } from '#renderer/platform/ui/picture-stem.ts';
import { brand, canHover, from } from '#renderer/platform/ui/theme.ts';
import type { Hotel } from '#shared/contract/guest/hotels.ts';
import { shortHotelName } from '#shared/page-hotels.ts';
import { FromPrice } from './from-price.tsx';
import { PinIcon } from './pin-icon.tsx';

/** On a phone of less than 375 px a price takes two lines: 24 px more. */
export const PHONE_HEIGHT = 'clamp(120px, (375px - 100vw) * 24 + 120px, 144px)';

const useStyles = makeStyles({
  option: {
    position: 'relative',
    display: 'grid',
    alignContent: 'start',
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
  // As high as the place that is held for it (hotel-choice.tsx).
  pictured: {
    gridTemplateColumns: '64px minmax(0, 1fr)',
    columnGap: '12px',
    minHeight: PHONE_HEIGHT,
    padding: '10px 12px',
    [from.small]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      rowGap: '8px',
      minHeight: '277px',
      padding: '12px',
    },
  },
  picture: {
    width: '64px',
    height: '96px',
    borderRadius: brand.arch,
    [from.small]: { width: '100%', height: '104px', borderRadius: '10px' },
  },
  label: {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    alignContent: 'start',
    gap: '2px 8px',
    minWidth: 0,
  },
  radio: { position: 'absolute', inset: 0, zIndex: 1, opacity: 0, margin: 0, cursor: 'pointer' },
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
  price: {
    gridColumn: '1 / -1',
    minHeight: '1.5rem',
    fontSize: '0.8125rem',
    lineHeight: '1.5rem',
    color: brand.inkSoft,
  },
  // 44 pixels high for a finger, 20 for the eye.
  map: {
    position: 'absolute',
    zIndex: 2,
    insetInlineStart: '78px',
    insetBlockEnd: 0,
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
    minHeight: '44px',
    padding: '0 10px',
    border: 'none',
    font: 'inherit',
    fontSize: '0.875rem',
    fontWeight: 600,
    color: brand.ink,
    backgroundColor: 'transparent',
    cursor: 'pointer',
    [canHover]: { ':hover': { textDecorationLine: 'underline', textUnderlineOffset: '0.25em' } },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-4px' },
    '& svg': { width: '16px', height: '16px', color: brand.brassInk },
    [from.small]: { insetInlineStart: '2px' },
  },
  // The map stands below the price.
  aboveMap: { paddingBlockEnd: '24px' },
});

/** Cropped, the landscape is drawn wider than its box. */
const SIZES = '(min-width: 640px) 260px, 130px';

type KnownBuilding = 'JARDINS' | 'NILO' | 'MARISTA';
const isKnown = (code: string): code is KnownBuilding => ['JARDINS', 'NILO', 'MARISTA'].includes(code);

type HotelOptionProps = {
  hotel: Hotel;
  isChosen: boolean;
  /** With picture, map and the price "from", which is null while it is unknown. `onPointed`: chosen by pointer or finger. */
  facts: { price: string | null; onMap: () => void; onPointed: () => void } | null;
  onChoose: () => void;
};

export function HotelOption({ hotel, isChosen, facts, onChoose }: HotelOptionProps) {
  const styles = useStyles();
  const t = useText('booking-search');
  const language = useLanguage();
  const { hotelId, city, name, note, buildingCode } = hotel;
  const ownNote = note?.[language] ?? (isKnown(buildingCode) ? t(`hotel.${buildingCode}`) : '');
  return (
    <div className={mergeClasses(styles.option, facts !== null && styles.pictured)}>
      {facts && <Picture className={styles.picture} stem={buildingStem(hotel) ?? ''} alt="" sizes={SIZES} />}
      <label className={mergeClasses(styles.label, facts !== null && styles.aboveMap)}>
        <input
          type="radio"
          name="hotel"
          className={styles.radio}
          value={hotelId}
          checked={isChosen}
          onChange={onChoose}
          // An arrow key chooses too, and only passes by.
          onClick={({ detail }) => {
            if (detail > 0) facts?.onPointed();
          }}
        />
        <span className={styles.city}>{city}</span>
        <span className={mergeClasses(styles.sun, isChosen && styles.rising)} aria-hidden="true" />
        <span className={styles.name}>{shortHotelName(name)}</span>
        <span className={styles.note}>{ownNote}</span>
        {facts && (
          <span className={styles.price}>
            {facts.price === null ? ' ' : <FromPrice price={facts.price} />}
          </span>
        )}
      </label>
      {facts && (
        <button
          type="button"
          className={styles.map}
          aria-label={t('hotel.mapOf', { hotel: `${city}, ${shortHotelName(name)}` })}
          onClick={facts.onMap}
        >
          {t('hotel.map')}
          <PinIcon />
        </button>
      )}
    </div>
  );
}
