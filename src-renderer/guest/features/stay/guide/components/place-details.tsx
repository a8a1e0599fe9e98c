import { makeStyles } from '@fluentui/react-components';
import { useLanguage, useText } from '#renderer/platform/i18n/i18n.ts';
import { inLanguage } from '#renderer/platform/i18n/language.ts';
import { Heading } from '#renderer/platform/ui/heading.tsx';
import { brand, from } from '#renderer/platform/ui/theme.ts';
import type { RecommendationDetails } from '#shared/contract/guest/curation.ts';
import { RECOMMENDATION_TAGS } from '#shared/policies.ts';
import { useCategoryName } from '../guide-texts.ts';
import { PlaceAddress, PlaceContact } from './place-contact.tsx';
import { EventTimes, PlaceHours } from './place-hours.tsx';
import { PlacePicture } from './place-picture.tsx';
import { PriceSigns } from './price-signs.tsx';

const useStyles = makeStyles({
  page: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '24px',
    [from.medium]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: '24px 32px' },
  },
  column: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '18px', alignContent: 'start' },
  picture: { overflow: 'hidden', borderRadius: '20px' },
  facts: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '4px 16px', margin: 0 },
  kind: { color: brand.brassInk, fontWeight: 600 },
  text: { margin: 0, lineHeight: 1.6, whiteSpace: 'pre-line' },
  soft: { margin: 0, color: brand.inkSoft, fontStyle: 'italic' },
  highlight: {
    display: 'grid',
    gap: '4px',
    padding: '16px 18px',
    borderRadius: '16px',
    backgroundColor: brand.brassWash,
  },
  tags: { display: 'flex', flexWrap: 'wrap', gap: '8px', margin: 0, padding: 0, listStyleType: 'none' },
  tag: {
    padding: '6px 14px',
    borderRadius: '999px',
    border: `1px solid ${brand.hairline}`,
    backgroundColor: brand.ground,
    fontSize: '0.9375rem',
  },
});

export function PlaceDetails({ place }: { place: RecommendationDetails }) {
  const styles = useStyles();
  return (
    <div className={styles.page}>
      <Story place={place} />
      <div className={styles.column}>
        {place.isEvent ? <EventTimes event={place} /> : <PlaceHours place={place} />}
        <PlaceAddress address={place.address} />
        <PlaceContact website={place.website} phone={place.phone} />
      </div>
    </div>
  );
}

function Story({ place }: { place: RecommendationDetails }) {
  const styles = useStyles();
  const t = useText('guide');
  const language = useLanguage();
  const category = useCategoryName()(place.category);
  const { recommendedBy, highlight, tags } = place;
  return (
    <div className={styles.column}>
      <PlacePicture
        className={styles.picture}
        imageUrl={place.imageUrl}
        sizes="(min-width: 768px) 420px, 100vw"
        ratio="4 / 3"
      />
      <p className={styles.facts}>
        <span className={styles.kind}>{category}</span>
        <PriceSigns place={place} />
      </p>
      <p className={styles.text}>{inLanguage(place.description, language)}</p>
      {recommendedBy !== null && (
        <p className={styles.soft}>{t('place.recommendedBy', { who: recommendedBy })}</p>
      )}
      {highlight !== null && (
        <section className={styles.highlight} aria-labelledby="place-highlight">
          <Heading level={3} size="small" id="place-highlight">
            {t('place.highlight')}
          </Heading>
          <p className={styles.text}>{inLanguage(highlight, language)}</p>
        </section>
      )}
      {tags.length > 0 && (
        <ul className={styles.tags} aria-label={t('place.tags')}>
          {tags.slice(0, RECOMMENDATION_TAGS).map(tag => (
            <li key={tag} className={styles.tag}>
              {tag}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
