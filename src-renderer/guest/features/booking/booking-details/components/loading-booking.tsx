import { makeStyles } from '@fluentui/react-components';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Skeleton } from '#renderer/platform/ui/skeleton.tsx';

const useStyles = makeStyles({ box: { display: 'grid', gap: '24px' } });

export function LoadingBooking() {
  const t = useText('booking-details');
  const styles = useStyles();
  return (
    <div className={styles.box} role="status" aria-busy="true" aria-label={t('loading')}>
      <Skeleton height="460px" />
      <Skeleton height="240px" />
    </div>
  );
}
