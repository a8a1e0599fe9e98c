import { makeStyles } from '@fluentui/react-components';
import { useSearchParams } from 'react-router';
import { type GuideListKind, useGuideCities } from '#renderer/platform/gateway/use-guide.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { paths } from '#renderer/platform/paths.ts';
import { BackLink } from '#renderer/platform/ui/back-link.tsx';
import { ButtonLink } from '#renderer/platform/ui/button-link.tsx';
import { EmptyState } from '#renderer/platform/ui/empty-state.tsx';
import { LoadError } from '#renderer/platform/ui/load-error.tsx';
import { PageFrame } from '#renderer/platform/ui/page-frame.tsx';
import { Skeleton } from '#renderer/platform/ui/skeleton.tsx';
import { TabStrip } from '#renderer/platform/ui/tab-strip.tsx';
import type { CityBuilding } from '#shared/contract/guest/curation.ts';
import { CITY, placeIn, searchOfTab } from '../guide-address.ts';
import { CityHeader } from './city-header.tsx';
import { PlaceDialog } from './place-dialog.tsx';
import { PlaceList } from './place-list.tsx';
import { LoadingPlaces } from './place-skeletons.tsx';

const useStyles = makeStyles({
  content: { marginTop: '24px' },
  bones: { display: 'grid', gap: '24px' },
});

export function GuidePage({ kind }: { kind: GuideListKind }) {
  const [search] = useSearchParams();
  const place = placeIn(search);
  return (
    <PageFrame width="wide">
      <Cities kind={kind} />
      {place && <PlaceDialog key={`${place.webSourceId}/${place.sourceId}`} place={place} />}
    </PageFrame>
  );
}

function Cities({ kind }: { kind: GuideListKind }) {
  const styles = useStyles();
  const t = useText('guide');
  const [search] = useSearchParams();
  const { data: cities, error, refetch } = useGuideCities();
  const wanted = search.get(CITY);
  const city = cities?.find(({ buildingId }) => buildingId === wanted) ?? cities?.[0];
  if (city && cities) return <City kind={kind} cities={cities} city={city} />;
  return (
    <>
      <title>{`${t(`tabs.${kind}`)} · Pernoite`}</title>
      <BackLink to={paths.home}>{t('back')}</BackLink>
      {cities !== undefined ? (
        <EmptyState level={1} stem="space-rooftop" title={t('noCities.title')} text={t('noCities.text')}>
          <ButtonLink to={paths.home}>{t('noCities.home')}</ButtonLink>
        </EmptyState>
      ) : error ? (
        <LoadError level={1} error={error} title={t('failed.cities')} onRetry={() => void refetch()} />
      ) : (
        <div className={styles.bones}>
          <Skeleton height="168px" />
          <LoadingPlaces />
        </div>
      )}
    </>
  );
}

type CityProps = { kind: GuideListKind; cities: readonly CityBuilding[]; city: CityBuilding };

function City({ kind, cities, city }: CityProps) {
  const styles = useStyles();
  const t = useText('guide');
  const [search] = useSearchParams();
  const ofTab = searchOfTab(search);
  return (
    <>
      <CityHeader kind={kind} cities={cities} city={city} />
      <TabStrip
        label={t('tabs.label')}
        tabs={[
          { to: paths.curationForYou + ofTab, isHere: kind === 'forYou', name: t('tabs.forYou') },
          { to: paths.curationBest + ofTab, isHere: kind === 'best', name: t('tabs.best') },
        ]}
      />
      <div className={styles.content}>
        <PlaceList kind={kind} city={city} />
      </div>
    </>
  );
}
