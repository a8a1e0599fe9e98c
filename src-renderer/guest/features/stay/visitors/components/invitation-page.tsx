import { makeStyles } from '@fluentui/react-components';
import { useEffect } from 'react';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { BusyButton } from '#renderer/platform/ui/busy-button.tsx';
import { EmptyState } from '#renderer/platform/ui/empty-state.tsx';
import { PageFrame } from '#renderer/platform/ui/page-frame.tsx';
import { Skeleton } from '#renderer/platform/ui/skeleton.tsx';
import { from } from '#renderer/platform/ui/theme.ts';
import { toast } from '#renderer/platform/ui/toast.ts';
import { isExpired, useInvitation } from '../queries.ts';
import { OpenInvitation } from './open-invitation.tsx';

const useStyles = makeStyles({
  loading: {
    display: 'grid',
    gap: '24px',
    [from.large]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  },
  heading: { gridColumn: '1 / -1' },
});

function Loading() {
  const t = useText('visitor-invitation');
  const styles = useStyles();
  return (
    <PageFrame>
      <div className={styles.loading} role="status" aria-busy="true" aria-label={t('loading')}>
        <div className={styles.heading}>
          <Skeleton height="96px" />
        </div>
        <Skeleton height="420px" />
        <Skeleton height="420px" />
      </div>
    </PageFrame>
  );
}

export function InvitationPage({ code }: { code: string }) {
  const t = useText('visitor-invitation');
  const { data, error, isFetching, refetch } = useInvitation(code);
  const hasFailed = error !== null && !isExpired(error);
  useEffect(() => {
    if (hasFailed) toast.notify({ intent: 'error', textKey: 'visitor-invitation:failed' });
  }, [hasFailed]);
  // An invitation that has expired meanwhile is not shown from the cache.
  if (data !== undefined && !isExpired(error)) return <OpenInvitation invitation={data} />;
  if (error === null) return <Loading />;
  return (
    <EmptyState level={1} stem="lobby" title={t('expired.title')} text={t('expired.text')}>
      {hasFailed && (
        <BusyButton busy={isFetching} onClick={() => void refetch()}>
          {t('expired.again')}
        </BusyButton>
      )}
    </EmptyState>
  );
}
