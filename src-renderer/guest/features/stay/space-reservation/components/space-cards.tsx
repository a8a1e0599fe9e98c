import { makeStyles } from '@fluentui/react-components';
import { Link } from 'react-router';
import { serverNow } from '#renderer/platform/gateway/server-clock.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { EmptyState } from '#renderer/platform/ui/empty-state.tsx';
import { Heading } from '#renderer/platform/ui/heading.tsx';
import { ArrowRightIcon } from '#renderer/platform/ui/icons.tsx';
import { brand, from, risingCard, tokens } from '#renderer/platform/ui/theme.ts';
import type { HotelSpaces, Space } from '#shared/contract/guest/spaces.ts';
import { dateAt } from '#shared/hotel-time.ts';
import { openingOn } from '../space-days.ts';
import { spacePath } from '../space-paths.ts';
import { timeText } from '../time-text.ts';
import { SpacePicture } from './space-picture.tsx';

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '20px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    [from.medium]: { gridTemplateColumns: '1fr 1fr', gap: '24px' },
  },
  card: {
    position: 'relative',
    display: 'grid',
    gridTemplateRows: 'auto 1fr',
    overflow: 'hidden',
    borderRadius: '24px',
    border: `1px solid ${brand.hairline}`,
    backgroundColor: brand.surface,
    ...risingCard,
  },
  body: { display: 'grid', gridTemplateRows: 'auto auto 1fr auto', gap: '8px', padding: '20px 22px' },
  link: {
    color: 'inherit',
    textDecorationLine: 'none',
    '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: '24px' },
    ':focus-visible': { outlineStyle: 'none' },
    ':focus-visible::after': { outline: `3px solid ${brand.ink}`, outlineOffset: '-5px' },
  },
  text: { margin: 0, lineHeight: 1.5 },
  soft: { margin: 0, color: brand.inkSoft },
  open: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '8px',
    minHeight: brand.target,
    color: tokens.colorBrandForegroundLink,
    fontWeight: 600,
  },
});

export function SpaceCards({ hotel }: { hotel: HotelSpaces }) {
  const t = useText('space-reservation');
  const styles = useStyles();
  if (hotel.spaces.length === 0)
    return (
      <EmptyState stem="lobby" title={t('none.title')} text={t('none.text', { hotel: hotel.buildingName })} />
    );
  return (
    <ul className={styles.list} aria-label={t('start.list')}>
      {hotel.spaces.map(space => (
        <SpaceCard key={space.id} space={space} timeZone={hotel.buildingTimezone} />
      ))}
    </ul>
  );
}

function SpaceCard({ space, timeZone }: { space: Space; timeZone: string }) {
  const t = useText('space-reservation');
  const styles = useStyles();
  const today = openingOn(space, dateAt(serverNow(), timeZone), timeZone);
  return (
    <li className={styles.card}>
      <SpacePicture pictureUrl={space.pictureUrl} sizes="(min-width: 768px) 500px, 100vw" ratio="16 / 9" />
      <div className={styles.body}>
        <Heading level={2} size="small">
          <Link className={styles.link} to={spacePath.instruction(space.id)}>
            {space.space_name}
          </Link>
        </Heading>
        <p className={styles.soft}>
          {today
            ? t('start.openToday', { from: timeText(today.start), until: timeText(today.end) })
            : t('start.closedToday')}
          {' · '}
          {t('start.length', { count: space.time_permanence })}
        </p>
        <p className={styles.text}>{space.description}</p>
        <span className={styles.open} aria-hidden="true">
          {t('start.choose')}
          <ArrowRightIcon />
        </span>
      </div>
    </li>
  );
}
