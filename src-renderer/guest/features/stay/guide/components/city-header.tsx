import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { Link, useSearchParams } from 'react-router';
import type { GuideListKind } from '#renderer/platform/gateway/use-guide.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { paths } from '#renderer/platform/paths.ts';
import { ArchPicture } from '#renderer/platform/ui/arch-picture.tsx';
import { BackLink } from '#renderer/platform/ui/back-link.tsx';
import { pictureStem } from '#renderer/platform/ui/picture-stem.ts';
import { ScreenTitle } from '#renderer/platform/ui/screen-title.tsx';
import { brand, choiceCard, chosenCard, from } from '#renderer/platform/ui/theme.ts';
import type { CityBuilding } from '#shared/contract/guest/curation.ts';
import { CATEGORY, CITY, searchWith } from '../guide-address.ts';

const useStyles = makeStyles({
  header: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 116px',
    gap: '0 16px',
    alignItems: 'end',
    marginBottom: '20px',
    [from.medium]: { gridTemplateColumns: 'minmax(0, 1fr) 240px', gap: '0 40px' },
  },
  picture: { alignSelf: 'end', [from.medium]: { gridRow: '1 / 3', gridColumn: '2' } },
  cities: {
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    gap: '10px',
    margin: '4px 0 0',
    padding: 0,
    listStyleType: 'none',
    [from.medium]: { gridColumn: '1', margin: 0 },
  },
  city: {
    ...choiceCard,
    alignContent: 'center',
    minHeight: 'max(44px, 2.75rem)',
    paddingInline: '18px',
    borderRadius: '999px',
    color: brand.ink,
    fontWeight: 600,
    textDecorationLine: 'none',
  },
  here: chosenCard,
});

type CityHeaderProps = { kind: GuideListKind; cities: readonly CityBuilding[]; city: CityBuilding };

export function CityHeader({ kind, cities, city }: CityHeaderProps) {
  const styles = useStyles();
  const t = useText('guide');
  const stem = pictureStem(city.imageUrl);
  return (
    <>
      <BackLink to={paths.home}>{t('back')}</BackLink>
      <div className={styles.header}>
        <ScreenTitle
          title={t(`title.${kind}`, { city: city.description })}
          lead={t(`lead.${kind}`)}
          page={t(`tabs.${kind}`)}
        />
        {stem !== '' && (
          <ArchPicture
            className={styles.picture}
            stem={stem}
            alt={t('cityPicture', { city: city.description })}
            sizes="(min-width: 768px) 240px, 116px"
            ratio="1 / 1"
          />
        )}
        {cities.length > 1 && <CitySwitch cities={cities} city={city} />}
      </div>
    </>
  );
}

function CitySwitch({ cities, city }: Pick<CityHeaderProps, 'cities' | 'city'>) {
  const styles = useStyles();
  const t = useText('guide');
  const [search] = useSearchParams();
  return (
    <nav className={styles.cities} aria-label={t('cities')}>
      {cities.map(({ buildingId, description }) => {
        const isHere = buildingId === city.buildingId;
        return (
          <Link
            key={buildingId}
            className={mergeClasses(styles.city, isHere && styles.here)}
            to={{ search: searchWith(search, { [CITY]: buildingId, [CATEGORY]: null }) }}
            aria-current={isHere ? 'true' : undefined}
            preventScrollReset
          >
            {description}
          </Link>
        );
      })}
    </nav>
  );
}
