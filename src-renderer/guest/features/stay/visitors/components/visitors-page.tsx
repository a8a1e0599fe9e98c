import { Button, makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { paths } from '#renderer/platform/paths.ts';
import { ButtonLink } from '#renderer/platform/ui/button-link.tsx';
import { EmptyState } from '#renderer/platform/ui/empty-state.tsx';
import { Heading } from '#renderer/platform/ui/heading.tsx';
import { PlusIcon } from '#renderer/platform/ui/icons.tsx';
import { LoadError } from '#renderer/platform/ui/load-error.tsx';
import { Skeleton } from '#renderer/platform/ui/skeleton.tsx';
import { brand, from } from '#renderer/platform/ui/theme.ts';
import type { VisitableRoom, Visitor } from '#shared/contract/guest/visitors.ts';
import { useVisitableRooms, useVisitors } from '../queries.ts';
import { type OpenDialog, useFormAhead, VisitorDialogs } from './visitor-dialogs.tsx';
import { VisitorList } from './visitor-list.tsx';

const useStyles = makeStyles({
  head: { display: 'grid', gap: '12px', marginBottom: '28px', [from.medium]: { marginBottom: '36px' } },
  lead: { margin: 0, maxWidth: '58ch', color: brand.inkSoft, fontSize: '1.0625rem', lineHeight: 1.5 },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '12px', marginTop: '8px' },
  loading: { display: 'grid', gap: '14px' },
});

type LoadedProps = { visitors: readonly Visitor[]; rooms: readonly VisitableRoom[] };

function Loaded({ visitors, rooms }: LoadedProps) {
  const t = useText('visitors');
  const styles = useStyles();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  useFormAhead();
  const invite = (
    <Button
      appearance="primary"
      size="large"
      icon={<PlusIcon />}
      onClick={() => setDialog({ step: 'invite' })}
    >
      {t('invite')}
    </Button>
  );
  return (
    <>
      <header className={styles.head}>
        <Heading level={1}>{t('title')}</Heading>
        <p className={styles.lead}>{t('lead')}</p>
        {rooms.length === 0 && <p className={styles.lead}>{t('away.text')}</p>}
        <div className={styles.actions}>
          {visitors.length > 0 && rooms.length > 0 && invite}
          <Button appearance="subtle" size="large" onClick={() => setDialog({ step: 'policy' })}>
            {t('policy.link')}
          </Button>
        </div>
      </header>
      {visitors.length > 0 ? (
        <VisitorList visitors={visitors} onOpen={setDialog} />
      ) : (
        <EmptyState stem="space-rooftop" title={t('empty.title')} text={t('empty.text')}>
          {invite}
        </EmptyState>
      )}
      {dialog && (
        <VisitorDialogs
          key={dialog.step}
          dialog={dialog}
          rooms={rooms}
          onOpen={setDialog}
          onClose={() => setDialog(null)}
        />
      )}
    </>
  );
}

export function VisitorsPage() {
  const t = useText('visitors');
  const styles = useStyles();
  const visitors = useVisitors();
  const rooms = useVisitableRooms();
  if (visitors.data && rooms.data) {
    // A guest with several rooms cannot invite before the arrival, but sees the invited visitors.
    if (rooms.data.length > 0 || visitors.data.length > 0)
      return <Loaded visitors={visitors.data} rooms={rooms.data} />;
    // The gateway does not distinguish the two reasons: not checked in yet, or several rooms before the arrival.
    return (
      <EmptyState level={1} stem="lobby" title={t('away.title')} text={t('away.text')}>
        <ButtonLink to={paths.activeBookings} appearance="primary">
          {t('away.way')}
        </ButtonLink>
      </EmptyState>
    );
  }
  const error = visitors.error ?? rooms.error;
  const retry = () => {
    void visitors.refetch();
    void rooms.refetch();
  };
  if (error !== null) return <LoadError error={error} level={1} title={t('failed')} onRetry={retry} />;
  return (
    <div className={styles.loading} role="status" aria-busy="true" aria-label={t('loading')}>
      <Skeleton height="140px" />
      <Skeleton height="132px" />
      <Skeleton height="132px" />
    </div>
  );
}
