import { makeStyles } from '@fluentui/react-components';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Skeleton } from '#renderer/platform/ui/skeleton.tsx';
import { brand, from } from '#renderer/platform/ui/theme.ts';
import { VisuallyHidden } from '#renderer/platform/ui/visually-hidden.tsx';

const useStyles = makeStyles({
  list: { display: 'grid', gap: '20px' },
  card: {
    display: 'grid',
    overflow: 'hidden',
    borderRadius: '20px',
    backgroundColor: brand.surface,
    border: `1px solid ${brand.hairline}`,
    [from.medium]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
  },
  picture: { borderRadius: 0, minHeight: '220px', [from.medium]: { minHeight: '340px' } },
  body: { display: 'grid', gap: '16px', alignContent: 'start', padding: '24px' },
});

export function ResultsSkeleton() {
  const styles = useStyles();
  const t = useText('booking-results');
  return (
    <div className={styles.list} aria-busy="true">
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      {['first', 'second'].map(position => (
        <div key={position} className={styles.card}>
          <Skeleton className={styles.picture} height="100%" />
          <div className={styles.body}>
            <Skeleton width="60%" height="30px" />
            <Skeleton width="90%" height="20px" />
            <Skeleton height="44px" />
            <Skeleton height="48px" />
            <Skeleton width="40%" height="36px" />
            <Skeleton height="48px" />
          </div>
        </div>
      ))}
    </div>
  );
}
