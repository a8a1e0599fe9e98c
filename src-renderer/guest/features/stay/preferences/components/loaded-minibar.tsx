import { makeStyles } from '@fluentui/react-components';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { EmptyState } from '#renderer/platform/ui/empty-state.tsx';
import { Skeleton } from '#renderer/platform/ui/skeleton.tsx';
import { startForm } from '../minibar-form.ts';
import { LoadedPreferences } from './loaded-preferences.tsx';
import { MinibarPage } from './minibar-page.tsx';

const useStyles = makeStyles({ bones: { display: 'grid', gap: '20px' } });

export function LoadedMinibar() {
  const t = useText('minibar');
  const styles = useStyles();
  const loading = (
    <div className={styles.bones} role="status" aria-busy="true" aria-label={t('loading')}>
      <Skeleton height="56px" />
      <Skeleton height="220px" />
      <Skeleton height="320px" />
    </div>
  );
  return (
    <LoadedPreferences loading={loading} failed={t('failed')}>
      {({ minibar, nextStay }) => {
        const start = startForm(minibar);
        if (start === null)
          return <EmptyState stem="detail-minibar" title={t('none.title')} text={t('none.text')} />;
        return <MinibarPage minibar={minibar} start={start} nextStay={nextStay} />;
      }}
    </LoadedPreferences>
  );
}
