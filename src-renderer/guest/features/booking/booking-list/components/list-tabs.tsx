import { useText } from '#renderer/platform/i18n/i18n.ts';
import { paths } from '#renderer/platform/paths.ts';
import { TabStrip } from '#renderer/platform/ui/tab-strip.tsx';
import type { BookingListStatus } from '#shared/contract/guest/booking-lists.ts';

const tabs = [
  { status: 'active', to: paths.activeBookings },
  { status: 'previous', to: paths.previousBookings },
] as const;

export function ListTabs({ status: here }: { status: BookingListStatus }) {
  const t = useText('booking-list');
  return (
    <TabStrip
      label={t('tabs.label')}
      tabs={tabs.map(({ status, to }) => ({ to, isHere: status === here, name: t(`tabs.${status}`) }))}
    />
  );
}
