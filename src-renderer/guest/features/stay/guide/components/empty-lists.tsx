import { makeStyles } from '@fluentui/react-components';
import { useSearchParams } from 'react-router';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { paths } from '#renderer/platform/paths.ts';
import { ButtonLink } from '#renderer/platform/ui/button-link.tsx';
import { EmptyState } from '#renderer/platform/ui/empty-state.tsx';
import type { CityBuilding } from '#shared/contract/guest/curation.ts';
import { searchOfTab } from '../guide-address.ts';
import { useIsQuizFilled } from '../queries.ts';
import { LoadingPlaces } from './place-skeletons.tsx';

const useStyles = makeStyles({
  actions: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '12px' },
});

const QUIZ = `${paths.aboutYou}?redirect=for-you`;

export function NothingForYou({ city }: { city: CityBuilding }) {
  const styles = useStyles();
  const t = useText('guide');
  const [search] = useSearchParams();
  const { isFilled, isPending } = useIsQuizFilled();
  if (isPending) return <LoadingPlaces />;
  const best = paths.curationBest + searchOfTab(search);
  const values = { city: city.description };
  if (isFilled === true)
    return (
      <EmptyState stem="space-rooftop" title={t('nothingFits.title', values)} text={t('nothingFits.text')}>
        <div className={styles.actions}>
          <ButtonLink to={best} appearance="primary">
            {t('seeBest', values)}
          </ButtonLink>
          <ButtonLink to={QUIZ}>{t('nothingFits.quiz')}</ButtonLink>
        </div>
      </EmptyState>
    );
  return (
    <EmptyState stem="space-rooftop" title={t('noQuiz.title')} text={t('noQuiz.text', values)}>
      <div className={styles.actions}>
        <ButtonLink to={QUIZ} appearance="primary">
          {t('noQuiz.quiz')}
        </ButtonLink>
        <ButtonLink to={best}>{t('seeBest', values)}</ButtonLink>
      </div>
    </EmptyState>
  );
}

export function NoPlaces({ city }: { city: CityBuilding }) {
  const t = useText('guide');
  return (
    <EmptyState
      stem="space-rooftop"
      title={t('noPlaces.title', { city: city.description })}
      text={t('noPlaces.text')}
    >
      <ButtonLink to={paths.home}>{t('noPlaces.home')}</ButtonLink>
    </EmptyState>
  );
}
