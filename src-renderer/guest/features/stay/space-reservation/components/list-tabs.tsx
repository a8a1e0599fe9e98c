import { useText } from '#renderer/platform/i18n/i18n.ts';
import { paths } from '#renderer/platform/paths.ts';
import { TabStrip } from '#renderer/platform/ui/tab-strip.tsx';
import type { ListStatus } from '../queries.ts';

const tabs = [
  { status: 'active', to: paths.spaceReservations },
  { status: 'inactive', to: paths.canceledSpaces },
] as const;

export function ListTabs({ status: here }: { status: ListStatus }) {
  const t = useText('space-reservation');
  return (
    <TabStrip
      label={t('tabs.label')}
      tabs={tabs.map(({ status, to }) => ({ to, isHere: status === here, name: t(`tabs.${status}`) }))}
    />
  );
}
