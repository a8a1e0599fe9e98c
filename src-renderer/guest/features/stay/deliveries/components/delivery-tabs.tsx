import { useText } from '#renderer/platform/i18n/i18n.ts';
import { paths } from '#renderer/platform/paths.ts';
import { TabStrip } from '#renderer/platform/ui/tab-strip.tsx';
import type { DeliveryStatus } from '#shared/contract/guest/deliveries.ts';

const tabs = [
  { status: 'active', to: paths.deliveries },
  { status: 'inactive', to: paths.deliveryHistory },
] as const;

export function DeliveryTabs({ status: here }: { status: DeliveryStatus }) {
  const t = useText('deliveries');
  return (
    <TabStrip
      label={t('tabs.label')}
      tabs={tabs.map(({ status, to }) => ({ to, isHere: status === here, name: t(`tabs.${status}`) }))}
    />
  );
}
