import { makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { type GuideListKind, useGuideList } from '#renderer/platform/gateway/use-guide.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { LoadError } from '#renderer/platform/ui/load-error.tsx';
import type { CityBuilding, Recommendation } from '#shared/contract/guest/curation.ts';
import { CATEGORY, searchWith } from '../guide-address.ts';
import { listCategories, toSections } from '../guide-lists.ts';
import { CategoryFilter } from './category-filter.tsx';
import { NoPlaces, NothingForYou } from './empty-lists.tsx';
import { PlaceSection } from './place-section.tsx';
import { LoadingPlaces } from './place-skeletons.tsx';

const useStyles = makeStyles({
  sections: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '40px' },
});

export function PlaceList({ kind, city }: { kind: GuideListKind; city: CityBuilding }) {
  const t = useText('guide');
  const { data: list, error, refetch } = useGuideList(kind, city.buildingId);
  if (list === undefined && error)
    return <LoadError error={error} title={t('failed.list')} onRetry={() => void refetch()} />;
  if (list === undefined) return <LoadingPlaces />;
  if (list.length === 0) return kind === 'forYou' ? <NothingForYou city={city} /> : <NoPlaces city={city} />;
  return <Sections kind={kind} list={list} cityId={city.buildingId} />;
}

type SectionsProps = { kind: GuideListKind; list: readonly Recommendation[]; cityId: string };

/** The category in the address; one that was just chosen counts at once, before the router has written it there. */
function useCategory(categories: readonly string[]) {
  const [search, setSearch] = useSearchParams();
  const written = search.get(CATEGORY);
  const [choice, setChoice] = useState({ over: written, category: written });
  const wanted = choice.over === written ? choice.category : written;
  const choose = (category: string | null) => {
    setChoice({ over: written, category });
    setSearch(searchWith(search, { [CATEGORY]: category }), { replace: true, preventScrollReset: true });
  };
  // A category that this city, or this tab, does not have is ignored.
  return { category: wanted !== null && categories.includes(wanted) ? wanted : null, choose };
}

function Sections({ kind, list, cityId }: SectionsProps) {
  const styles = useStyles();
  const categories = listCategories(list);
  const { category, choose } = useCategory(categories);
  const shown = category === null ? list : list.filter(place => place.category === category);
  return (
    <div className={styles.sections}>
      <CategoryFilter categories={categories} chosen={category} onChoose={choose} />
      {toSections(shown, kind).map(({ section, places }) => (
        <PlaceSection key={`${kind} ${cityId} ${category} ${section}`} section={section} places={places} />
      ))}
    </div>
  );
}
