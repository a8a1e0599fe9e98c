import { makeStyles } from '@fluentui/react-components';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Skeleton } from '#renderer/platform/ui/skeleton.tsx';
import { from } from '#renderer/platform/ui/theme.ts';

const useStyles = makeStyles({
  card: { height: '130px', [from.medium]: { height: '340px' } },
  bones: {
    display: 'grid',
    gap: '20px',
    [from.medium]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [from.large]: { gap: '24px' },
  },
});

export function LoadingPlaces() {
  const styles = useStyles();
  const t = useText('guide');
  return (
    <div className={styles.bones} role="status" aria-busy="true" aria-label={t('loading.list')}>
      <div className={styles.card}>
        <Skeleton height="100%" />
      </div>
      <div className={styles.card}>
        <Skeleton height="100%" />
      </div>
      <div className={styles.card}>
        <Skeleton height="100%" />
      </div>
    </div>
  );
}
