import { useText } from '#renderer/platform/i18n/i18n.ts';
import { paths } from '#renderer/platform/paths.ts';
import { ButtonLink } from '#renderer/platform/ui/button-link.tsx';
import { EmptyState } from '#renderer/platform/ui/empty-state.tsx';
import type { DeliveryStatus } from '#shared/contract/deliveries.ts';

export function EmptyDeliveries({ status, isStaying }: { status: DeliveryStatus; isStaying: boolean }) {
  const t = useText('deliveries');
  if (status === 'inactive')
    return (
      <EmptyState stem="detail-breakfast" title={t('empty.inactive.title')} text={t('empty.inactive.text')}>
        <ButtonLink to={paths.deliveries}>{t('tabs.active')}</ButtonLink>
      </EmptyState>
    );
  if (!isStaying)
    return (
      <EmptyState stem="lobby" title={t('empty.notStaying.title')} text={t('empty.notStaying.text')}>
        <ButtonLink to={paths.bookings}>{t('empty.notStaying.bookings')}</ButtonLink>
      </EmptyState>
    );
  return <EmptyState stem="lobby" title={t('empty.active.title')} text={t('empty.active.text')} />;
}
