import { makeStyles } from '@fluentui/react-components';
import { useLayoutEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useLanguage } from '#renderer/platform/i18n/i18n.ts';
import { Heading } from '#renderer/platform/ui/heading.tsx';
import { brand, from, risingCard } from '#renderer/platform/ui/theme.ts';
import type { Recommendation } from '#shared/contract/guest/curation.ts';
import { FROM_LIST, searchOfPlace } from '../guide-address.ts';
import { useCategoryName, useMatchText, useStartText } from '../guide-texts.ts';
import { PlacePicture } from './place-picture.tsx';

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '20px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    [from.medium]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [from.large]: { gap: '24px' },
  },
  card: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '104px minmax(0, 1fr)',
    alignItems: 'start',
    padding: '12px',
    overflow: 'hidden',
    borderRadius: '24px',
    border: `1px solid ${brand.hairline}`,
    backgroundColor: brand.surface,
    ...risingCard,
    [from.medium]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      alignItems: 'stretch',
      padding: 0,
    },
  },
  picture: {
    width: '104px',
    height: '104px',
    overflow: 'hidden',
    borderRadius: '14px',
    [from.medium]: { width: '100%', height: 'auto', borderRadius: 0 },
  },
  body: {
    display: 'grid',
    alignContent: 'start',
    gap: '4px',
    paddingInlineStart: '14px',
    [from.medium]: { gap: '6px', padding: '18px 20px 22px' },
  },
  kind: { margin: 0, color: brand.brassInk, fontSize: '0.9375rem', fontWeight: 600 },
  link: {
    color: 'inherit',
    textDecorationLine: 'none',
    '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: '24px' },
    ':focus-visible': { outlineStyle: 'none' },
    ':focus-visible::after': { outline: `3px solid ${brand.ink}`, outlineOffset: '-5px' },
  },
  soft: { margin: 0, color: brand.inkSoft, lineHeight: 1.45 },
  date: { margin: 0, fontWeight: 600 },
  fits: {
    margin: '6px 0 0',
    justifySelf: 'start',
    padding: '6px 12px',
    borderRadius: '12px',
    backgroundColor: brand.sageWash,
    color: brand.sageInk,
    fontSize: '0.9375rem',
    lineHeight: 1.4,
  },
});

type PlaceCardsProps = {
  places: readonly Recommendation[];
  label: string;
  focused: number | null;
};

export function PlaceCards({ places, label, focused }: PlaceCardsProps) {
  const styles = useStyles();
  return (
    <ul className={styles.list} aria-label={label}>
      {places.map((place, index) => (
        <PlaceCard
          key={`${place.webSourceId}/${place.sourceId}`}
          place={place}
          hasFocus={index === focused}
        />
      ))}
    </ul>
  );
}

function PlaceCard({ place, hasFocus }: { place: Recommendation; hasFocus: boolean }) {
  const styles = useStyles();
  const [search] = useSearchParams();
  const category = useCategoryName()(place.category);
  const begins = useStartText()(place.startDate);
  const fits = useMatchText()(place.matches, useLanguage());
  const link = useRef<HTMLAnchorElement>(null);
  useLayoutEffect(() => {
    if (hasFocus) link.current?.focus();
  }, [hasFocus]);
  return (
    <li className={styles.card}>
      <PlacePicture
        className={styles.picture}
        imageUrl={place.imageUrl}
        sizes="(min-width: 1280px) 400px, (min-width: 768px) 33vw, 104px"
        ratio="4 / 3"
      />
      <div className={styles.body}>
        <p className={styles.kind}>{category}</p>
        <Heading level={3} size="small">
          <Link
            ref={link}
            className={styles.link}
            to={{ search: searchOfPlace(search, place) }}
            state={FROM_LIST}
            preventScrollReset
          >
            {place.title}
          </Link>
        </Heading>
        {begins !== null && <p className={styles.date}>{begins}</p>}
        <p className={styles.soft}>{place.tag}</p>
        {fits !== null && <p className={styles.fits}>{fits}</p>}
      </div>
    </li>
  );
}
