import { makeStyles } from '@fluentui/react-components';
import { Link } from 'react-router';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { paths } from '#renderer/platform/paths.ts';
import { ButtonLink } from '#renderer/platform/ui/button-link.tsx';
import { Picture } from '#renderer/platform/ui/picture.tsx';
import { pictureStem } from '#renderer/platform/ui/picture-stem.ts';
import { brand, canHover } from '#renderer/platform/ui/theme.ts';
import type { Recommendation } from '#shared/contract/guest/curation.ts';
import { useGuidePicks } from '../queries.ts';
import { HomeCard } from './home-card.tsx';

const useStyles = makeStyles({
  picture: { width: '100%', height: '160px' },
  list: { display: 'grid', gap: '4px', margin: '12px 0 0', padding: 0, listStyleType: 'none' },
  place: {
    display: 'grid',
    gridTemplateColumns: '56px minmax(0, 1fr)',
    alignItems: 'center',
    gap: '14px',
    minHeight: '64px',
    color: brand.ink,
    textDecorationLine: 'none',
    [canHover]: { ':hover': { textDecorationLine: 'underline' } },
  },
  thumb: { width: '56px', height: '56px', borderRadius: '14px' },
  name: { display: 'block', fontWeight: 600, overflowWrap: 'anywhere' },
  tag: { display: 'block', color: brand.inkSoft, fontSize: '0.9375rem' },
});

function Picks({ picks }: { picks: readonly Recommendation[] }) {
  const styles = useStyles();
  return (
    <ul className={styles.list}>
      {picks.map(({ webSourceId, sourceId, title, tag, imageUrl }) => (
        <li key={`${webSourceId}/${sourceId}`}>
          <Link className={styles.place} to={pathTo(webSourceId, sourceId)}>
            <Picture
              className={styles.thumb}
              stem={pictureStem(imageUrl)}
              alt=""
              sizes="56px"
              ratio="1 / 1"
            />
            <span>
              <span className={styles.name}>{title}</span>
              <span className={styles.tag}>{tag}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

const pathTo = (webSourceId: string, sourceId: string) =>
  `${paths.curationForYou}?place=${encodeURIComponent(webSourceId)}/${encodeURIComponent(sourceId)}`;

const quiz = `${paths.aboutYou}?redirect=for-you`;

/** Only the link to the guide if neither the quiz nor matches are known (PD-130). */
export function CurationCard({ isFilled }: { isFilled: boolean | undefined }) {
  const styles = useStyles();
  const t = useText('home-more');
  const guide = useGuidePicks(isFilled === true);
  return (
    <HomeCard
      top={
        <Picture
          className={styles.picture}
          stem="space-rooftop"
          alt=""
          sizes="(min-width: 768px) 400px, 100vw"
          ratio="auto"
        />
      }
      title={guide ? t('cards.curation.picks', { city: guide.city }) : t('cards.curation.name')}
      text={
        guide ? (
          <>
            {t('cards.curation.picksText')}
            <Picks picks={guide.picks} />
          </>
        ) : (
          t(isFilled === false ? 'cards.curation.invite' : 'cards.curation.text')
        )
      }
    >
      {isFilled === false && (
        <ButtonLink to={quiz} appearance="outline">
          {t('cards.curation.inviteWay')}
        </ButtonLink>
      )}
      <ButtonLink
        to={guide ? paths.curationForYou : paths.curation}
        appearance={isFilled === false ? 'subtle' : 'outline'}
      >
        {t(guide ? 'cards.curation.picksWay' : 'cards.curation.way')}
      </ButtonLink>
    </HomeCard>
  );
}
