import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Link } from 'react-router';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Picture } from '#renderer/platform/ui/picture.tsx';
import { brand, canHover, from } from '#renderer/platform/ui/theme.ts';
import { VisuallyHidden } from '#renderer/platform/ui/visually-hidden.tsx';
import { FromPrice } from '../../components/from-price.tsx';
import { PinIcon } from '../../components/pin-icon.tsx';
import type { HotelOffer } from '../hotel-offers.ts';

const useStyles = makeStyles({
  card: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '104px minmax(0, 1fr)',
    columnGap: '14px',
    alignItems: 'start',
    paddingBlock: '14px',
    borderBottom: `1px solid ${brand.hairline}`,
    [from.medium]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      rowGap: '12px',
      padding: 0,
      border: 'none',
    },
  },
  picture: {
    width: '104px',
    height: '134px',
    borderRadius: brand.arch,
    [from.medium]: { width: '100%', height: '316px' },
  },
  chosen: { outline: `3px solid ${tokens.colorBrandStroke1}`, outlineOffset: '2px' },
  body: { display: 'grid', gap: '2px', alignContent: 'start', minWidth: 0 },
  title: { margin: 0, fontWeight: 500, lineHeight: 1.25, textWrap: 'balance' },
  pick: {
    padding: 0,
    border: 'none',
    font: 'inherit',
    fontFamily: brand.fontDisplay,
    fontSize: '1.3125rem',
    letterSpacing: '-0.012em',
    color: brand.ink,
    textAlign: 'start',
    backgroundColor: 'transparent',
    cursor: 'pointer',
    // The whole card is the target, but for its links.
    '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: '20px' },
    ':focus-visible': { outlineStyle: 'none' },
    ':focus-visible::after': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
    [canHover]: { ':hover': { textDecorationLine: 'underline', textUnderlineOffset: '0.15em' } },
    [from.medium]: { fontSize: '1.5rem' },
  },
  name: {
    display: 'inline-block',
    fontFamily: tokens.fontFamilyBase,
    fontSize: '0.875rem',
    fontWeight: 600,
    letterSpacing: 0,
    [from.medium]: { display: 'block' },
  },
  // 44 pixels high for a finger, 20 for the eye; most of it below, where nothing else is pressed.
  map: {
    position: 'relative',
    justifySelf: 'start',
    marginBlock: '-4px -16px',
    padding: '6px 0 18px',
    border: 'none',
    font: 'inherit',
    fontSize: '0.875rem',
    lineHeight: '20px',
    textAlign: 'start',
    color: brand.inkSoft,
    backgroundColor: 'transparent',
    cursor: 'pointer',
    [canHover]: { ':hover': { textDecorationLine: 'underline', textUnderlineOffset: '0.25em' } },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-4px' },
    '& svg': {
      width: '16px',
      height: '16px',
      marginInlineStart: '4px',
      verticalAlign: '-3px',
      color: brand.brassInk,
    },
  },
  price: {
    margin: 0,
    minHeight: '1.5rem',
    color: brand.inkSoft,
    fontSize: '0.8125rem',
    lineHeight: '1.5rem',
  },
  links: {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px',
    marginTop: '8px',
    width: 'fit-content',
  },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    padding: '0 14px',
    borderRadius: '22px',
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
    backgroundColor: brand.surface,
    color: brand.ink,
    fontSize: '0.875rem',
    fontWeight: 600,
    textDecorationLine: 'none',
    whiteSpace: 'nowrap',
    [canHover]: { ':hover': { backgroundColor: brand.groundDeep } },
  },
});

/** On a phone 104 pixels wide, and 201 as wide as the cropped landscape is drawn. */
const SIZES = '(min-width: 1280px) 474px, (min-width: 768px) 474px, 201px';

type HotelCardProps = {
  offer: HotelOffer;
  isChosen: boolean;
  onPick: () => void;
  onMap: () => void;
};

/** A hotel to choose: the card chooses it and opens the calendar, its links lead straight into results. */
export function HotelCard({ offer, isChosen, onPick, onMap }: HotelCardProps) {
  const styles = useStyles();
  const t = useText('first-page');
  const { hotelId, city, name, note, stem, price } = offer;
  return (
    <li className={styles.card} data-hotel-card={stem ?? 'none'}>
      <Picture
        className={mergeClasses(styles.picture, isChosen && styles.chosen)}
        stem={stem ?? ''}
        alt=""
        sizes={SIZES}
      />
      <div className={styles.body}>
        <h2 className={styles.title}>
          <button
            type="button"
            className={styles.pick}
            aria-pressed={isChosen}
            data-first-touch="hotel"
            data-hotel={hotelId}
            onClick={onPick}
          >
            {/* One text, as in the prerendered page: two would be laid out a fraction of a pixel apart. */}
            {`${city} `}
            <span className={styles.name}>{name}</span>
          </button>
        </h2>
        <button type="button" className={styles.map} onClick={onMap}>
          {note}
          <VisuallyHidden>{` ${t('booking-search:hotel.mapOf', { hotel: `${city}, ${name}` })}`}</VisuallyHidden>
          <PinIcon />
        </button>
        <p className={styles.price} data-from-price>
          {price === null ? ' ' : <FromPrice price={price} />}
        </p>
        <span className={styles.links}>
          <Link
            className={styles.link}
            to={offer.tonight}
            aria-label={t('hotels.tonightOf', { hotel: `${city}, ${name}` })}
          >
            {t('hotels.tonight')}
          </Link>
          <Link
            className={styles.link}
            to={offer.weekend}
            aria-label={t('hotels.weekendOf', { hotel: `${city}, ${name}` })}
          >
            {t('hotels.weekend')}
          </Link>
        </span>
      </div>
    </li>
  );
}
