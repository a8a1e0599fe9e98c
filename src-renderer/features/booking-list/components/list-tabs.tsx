import { paths } from '#renderer/app/paths.ts';
import { useText } from '#renderer/i18n/i18n.ts';
import { TabStrip } from '#renderer/ui/tab-strip.tsx';
import type { BookingListStatus } from '#shared/contract/booking-lists.ts';

const tabs = [
  { status: 'active', to: paths.activeBookings },
  { status: 'previous', to: paths.previousBookings },
] as const;

/** The two lists, each at an address of its own (BKG-20). */
export function ListTabs({ status: here }: { status: BookingListStatus }) {
  const t = useText('booking-list');
  return (
    <TabStrip
      label={t('tabs.label')}
      tabs={tabs.map(({ status, to }) => ({ to, isHere: status === here, name: t(`tabs.${status}`) }))}
    />
  );
}
