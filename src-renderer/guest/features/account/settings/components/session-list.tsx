import { Button, makeStyles } from '@fluentui/react-components';
import { useEffect, useRef, useState } from 'react';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { LoadError } from '#renderer/platform/ui/load-error.tsx';
import { Skeleton } from '#renderer/platform/ui/skeleton.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';
import { toast } from '#renderer/platform/ui/toast.ts';
import { VisuallyHidden } from '#renderer/platform/ui/visually-hidden.tsx';
import type { GuestSession } from '#shared/contract/guest/sessions.ts';
import { useSessions } from '../queries.ts';
import { SessionCard } from './session-card.tsx';
import { EndAllDialog, EndSessionDialog } from './session-dialogs.tsx';

const useStyles = makeStyles({
  box: { display: 'grid', gap: '24px' },
  list: { display: 'grid', gap: '12px', margin: 0, padding: 0, listStyleType: 'none' },
  soft: { margin: 0, color: brand.inkSoft },
  all: { display: 'grid', gap: '8px', justifyItems: 'start' },
});

function Loading() {
  const styles = useStyles();
  const t = useText('general');
  return (
    <div className={styles.list} aria-busy="true">
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <Skeleton height="118px" />
      <Skeleton height="118px" />
    </div>
  );
}

function Devices({ sessions }: { sessions: GuestSession[] }) {
  const styles = useStyles();
  const t = useText('settings');
  const list = useRef<HTMLUListElement>(null);
  const [selected, setSelected] = useState<GuestSession | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [ended, setEnded] = useState(0);
  useEffect(() => {
    if (ended === 0) return;
    const timer = setTimeout(() => list.current?.focus());
    return () => clearTimeout(timer);
  }, [ended]);
  return (
    <>
      <ul className={styles.list} ref={list} tabIndex={-1} aria-label={t('sessions.title')}>
        {sessions.map(session => (
          <SessionCard
            key={session.id}
            session={session}
            onEnd={() => {
              setSelected(session);
              setOpen(true);
            }}
          />
        ))}
      </ul>
      {selected !== null && (
        <EndSessionDialog
          key={selected.id}
          session={selected}
          open={isOpen}
          onClose={() => setOpen(false)}
          onEnded={outcome => {
            setOpen(false);
            setEnded(before => before + 1);
            toast.notify({
              intent: outcome === 'ended' ? 'success' : 'info',
              textKey: `settings:sessions.${outcome}`,
              values: { device: selected.deviceName },
            });
          }}
        />
      )}
    </>
  );
}

function EndAll({ onEnded }: { onEnded: () => void }) {
  const styles = useStyles();
  const t = useText('settings');
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.all}>
      <p className={styles.soft}>{t('sessions.endAllHint')}</p>
      <Button size="large" onClick={() => setOpen(true)}>
        {t('sessions.endAll')}
      </Button>
      <EndAllDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        onEnded={() => {
          // Closed first: a page that is left under an open dialog stays hidden from screen readers.
          setOpen(false);
          onEnded();
        }}
      />
    </div>
  );
}

export function SessionList({ onEndedAll }: { onEndedAll: () => void }) {
  const styles = useStyles();
  const t = useText('settings');
  const { data: sessions, error, refetch } = useSessions();
  if (sessions === undefined) {
    return error === null ? <Loading /> : <LoadError error={error} onRetry={() => void refetch()} />;
  }
  const isAlone = sessions.every(({ isCurrent }) => isCurrent);
  return (
    <div className={styles.box}>
      <Devices sessions={sessions} />
      {isAlone ? <p className={styles.soft}>{t('sessions.alone')}</p> : <EndAll onEnded={onEndedAll} />}
    </div>
  );
}
