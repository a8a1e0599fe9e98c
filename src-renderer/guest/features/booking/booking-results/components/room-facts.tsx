import { Button, makeStyles } from '@fluentui/react-components';
import { useId, useState } from 'react';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { PersonIcon } from '#renderer/platform/ui/icons.tsx';
import { brand, from } from '#renderer/platform/ui/theme.ts';
import type { Offer } from '../offers.ts';
import { AmenityIcon, BedIcon, SizeIcon } from './room-icons.tsx';

const FIRST_AMENITIES = 5;

const useStyles = makeStyles({
  facts: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '6px 18px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    color: brand.ink,
  },
  fact: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '8px',
    '& svg': { color: brand.brassInk, flexShrink: 0 },
  },
  text: { margin: 0, lineHeight: 1.5, color: brand.inkSoft },
  clamped: {
    display: '-webkit-box',
    overflow: 'hidden',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: '2',
  },
  amenities: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '6px 16px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    fontSize: '0.9375rem',
    color: brand.inkSoft,
    '& svg': { color: brand.sage },
  },
  more: { display: 'grid', gap: '10px' },
  title: { margin: 0, fontSize: '0.9375rem', fontWeight: 600 },
  list: {
    margin: 0,
    paddingInlineStart: '1.1em',
    lineHeight: 1.6,
    color: brand.inkSoft,
    [from.small]: { columns: 2 },
  },
  toggle: { justifySelf: 'start', padding: 0, minWidth: 0, minHeight: '32px', fontWeight: 600 },
});

export function RoomFacts({ offer }: { offer: Offer }) {
  const styles = useStyles();
  const t = useText('booking-results');
  const id = useId();
  const [open, setOpen] = useState(false);
  const { details } = offer;
  const amenities = open ? details.amenities : details.amenities.slice(0, FIRST_AMENITIES);
  return (
    <>
      <ul className={styles.facts}>
        <li className={styles.fact}>
          <BedIcon />
          {details.beds.map(bed => t(`beds.${bed.kind}`, { count: bed.amount })).join(', ')}
        </li>
        <li className={styles.fact}>
          <SizeIcon />
          {t('card.size', { size: details.size })}
        </li>
        <li className={styles.fact}>
          <PersonIcon />
          {t('card.guests', { count: details.maxGuests })}
        </li>
      </ul>
      <p className={open ? styles.text : `${styles.text} ${styles.clamped}`}>{details.description}</p>
      <div id={id} className={styles.more}>
        <ul className={styles.amenities} aria-label={t('card.amenities')}>
          {amenities.map(amenity => (
            <li key={amenity} className={styles.fact}>
              <AmenityIcon amenity={amenity} />
              {t(`amenities.${amenity}`)}
            </li>
          ))}
        </ul>
        {open && details.characteristics.length > 0 && (
          <>
            <p className={styles.title}>{t('card.characteristics')}</p>
            <ul className={styles.list}>
              {details.characteristics.map(characteristic => (
                <li key={characteristic}>{characteristic}</li>
              ))}
            </ul>
          </>
        )}
      </div>
      <Button
        appearance="transparent"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={id}
        aria-label={t(open ? 'card.lessOf' : 'card.moreOf', { name: details.name })}
        onClick={() => setOpen(!open)}
      >
        {t(open ? 'card.less' : 'card.more')}
      </Button>
    </>
  );
}
