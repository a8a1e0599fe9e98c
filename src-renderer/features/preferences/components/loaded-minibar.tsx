import { makeStyles } from '@fluentui/react-components';
import { useText } from '#renderer/i18n/i18n.ts';
import { EmptyState } from '#renderer/ui/empty-state.tsx';
import { LoadError } from '#renderer/ui/load-error.tsx';
import { Skeleton } from '#renderer/ui/skeleton.tsx';
import { startForm } from '../minibar-form.ts';
import { usePreferences } from '../queries.ts';
import { MinibarPage } from './minibar-page.tsx';

const useStyles = makeStyles({ bones: { display: 'grid', gap: '20px' } });

/** The minibar of the guest: its place while it loads, what failed, and the choice itself. */
export function LoadedMinibar() {
  const t = useText('minibar');
  const styles = useStyles();
  const preferences = usePreferences();
  if (preferences.data !== undefined) {
    const { minibar, nextStay } = preferences.data;
    const start = startForm(minibar);
    if (start === null)
      return <EmptyState stem="detail-minibar" title={t('none.title')} text={t('none.text')} />;
    return <MinibarPage minibar={minibar} start={start} nextStay={nextStay} />;
  }
  if (preferences.isError)
    return (
      <LoadError error={preferences.error} title={t('failed')} onRetry={() => void preferences.refetch()} />
    );
  return (
    <div className={styles.bones} role="status" aria-busy="true" aria-label={t('loading')}>
      <Skeleton height="56px" />
      <Skeleton height="220px" />
      <Skeleton height="320px" />
    </div>
  );
}
