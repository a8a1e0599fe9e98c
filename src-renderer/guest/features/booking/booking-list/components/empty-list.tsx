import { Button, makeStyles } from '@fluentui/react-components';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { paths } from '#renderer/platform/paths.ts';
import { ButtonLink } from '#renderer/platform/ui/button-link.tsx';
import { EmptyState } from '#renderer/platform/ui/empty-state.tsx';
import type { BookingListStatus } from '#shared/contract/guest/booking-lists.ts';

const useStyles = makeStyles({
  actions: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '12px' },
});

type EmptyListProps = { status: BookingListStatus; onImport: (() => void) | null };

export function EmptyList({ status, onImport }: EmptyListProps) {
  const t = useText('booking-list');
  const styles = useStyles();
  if (status === 'previous')
    return (
      <EmptyState stem="detail-breakfast" title={t('empty.previous.title')} text={t('empty.previous.text')}>
        <ButtonLink to={paths.activeBookings}>{t('tabs.active')}</ButtonLink>
      </EmptyState>
    );
  return (
    <EmptyState
      stem="room-garden-queen"
      title={t('empty.active.title')}
      text={t(onImport ? 'empty.active.text' : 'empty.active.closed')}
    >
      {onImport && (
        <div className={styles.actions}>
          <ButtonLink to={paths.booking} appearance="primary">
            {t('book')}
          </ButtonLink>
          <Button size="large" onClick={onImport}>
            {t('import')}
          </Button>
        </div>
      )}
    </EmptyState>
  );
}
