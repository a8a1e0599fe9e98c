import { Button, makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { ButtonLink } from '#renderer/platform/ui/button-link.tsx';
import { Heading } from '#renderer/platform/ui/heading.tsx';
import { LoadError } from '#renderer/platform/ui/load-error.tsx';
import { Skeleton } from '#renderer/platform/ui/skeleton.tsx';
import type { Drawer } from '#shared/contract/staff/drawers.ts';
import { type Hotel, hasRole } from '../shared/hotel/current-hotel.ts';
import { useHotkey } from '../shared/hotkeys/hotkeys.ts';
import { KeyCap } from '../shared/look/key-cap.tsx';
import { PageHeading } from '../shared/look/page-heading.tsx';
import { staffPaths } from '../shared/paths/staff-paths.ts';
import { CountDrawer } from './count-drawer.tsx';
import { DrawerList } from './drawer-list.tsx';
import { OpenDrawer } from './open-drawer.tsx';
import { openedText } from './opened-text.ts';
import { useCurrentDrawer } from './queries.ts';
import { ReviewDrawer } from './review-drawer.tsx';

const useStyles = makeStyles({
  page: { display: 'grid', gap: '24px', gridTemplateColumns: 'minmax(0, 1fr)' },
  list: { display: 'grid', gap: '12px', gridTemplateColumns: 'minmax(0, 1fr)' },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px',
  },
  title: { fontSize: '1.25rem', lineHeight: '28px', fontWeight: 600 },
});

/** The drawer of this desk, or another one that a manager closes (DRW-01). */
export function DrawerPage({ hotel }: { hotel: Hotel }) {
  const styles = useStyles();
  const t = useText('staff/drawer');
  const current = useCurrentDrawer(hotel.hotelId);
  const [countedId, setCountedId] = useState<string | null>(null);
  const [other, setOther] = useState<Drawer | null>(null);
  if (current.isPending) return <Skeleton height="320px" />;
  if (current.data === undefined)
    return <LoadError level={1} error={current.error} onRetry={() => void current.refetch()} />;
  const drawer = other ?? current.data;
  if (drawer !== null && drawer.state === 'COUNTED')
    return <ReviewDrawer key={drawer.id} hotel={hotel} drawer={drawer} />;
  if (drawer !== null && (drawer === other || drawer.id === countedId))
    return (
      <CountDrawer
        key={drawer.id}
        hotel={hotel}
        drawer={drawer}
        onBack={() => {
          setCountedId(null);
          setOther(null);
        }}
      />
    );
  return (
    <div className={styles.page}>
      {drawer === null ? (
        <div>
          <OpenDrawer hotelId={hotel.hotelId} />
        </div>
      ) : (
        <OpenedDrawer hotel={hotel} drawer={drawer} onCount={() => setCountedId(drawer.id)} />
      )}
      <section className={styles.list}>
        <div className={styles.head}>
          <Heading level={2} className={styles.title}>
            {t('list.title')}
          </Heading>
          {hasRole(hotel, ['MANAGER']) && <ButtonLink to={staffPaths.dayReport}>{t('dayReport')}</ButtonLink>}
        </div>
        <DrawerList hotel={hotel} currentId={drawer?.id ?? null} onOpen={setOther} />
      </section>
    </div>
  );
}

type OpenedDrawerProps = { hotel: Hotel; drawer: Drawer; onCount: () => void };

function OpenedDrawer({ hotel, drawer, onCount }: OpenedDrawerProps) {
  const t = useText('staff/drawer');
  useHotkey({ keys: 'F3', name: t('close.start'), isHint: true }, onCount);
  return (
    <PageHeading title={t('title')} note={openedText(drawer, hotel.timeZone, t)}>
      <Button appearance="primary" aria-keyshortcuts="F3" onClick={onCount}>
        {t('close.start')} <KeyCap keys="F3" isPlain />
      </Button>
    </PageHeading>
  );
}
