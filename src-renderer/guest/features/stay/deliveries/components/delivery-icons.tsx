import { LineIcon } from '#renderer/platform/ui/line-icon.tsx';
import type { DeliveryTypeId } from '#shared/contract/deliveries.ts';

const BagIcon = () => (
  <LineIcon>
    <path d="M4.5 7h11l.9 9.5H3.6ZM7 9.5V6a3 3 0 0 1 6 0v3.5" />
  </LineIcon>
);
const ParcelIcon = () => (
  <LineIcon>
    <path d="M3 6.3 10 3l7 3.3v7.4L10 17l-7-3.3Z" />
    <path d="m3 6.3 7 3.2 7-3.2M10 9.5V17M6.5 4.7l7 3.2" />
  </LineIcon>
);
const HangerIcon = () => (
  <LineIcon>
    <path d="M10 8V6.6A1.7 1.7 0 1 0 8.3 5M10 8l7.2 5.3c.9.7.4 2.2-.8 2.2H3.6c-1.2 0-1.7-1.5-.8-2.2Z" />
  </LineIcon>
);

export const deliveryIcons: Record<DeliveryTypeId, () => React.JSX.Element> = {
  DELIVERY: BagIcon,
  POST_OFFICE: ParcelIcon,
  OTHER: HangerIcon,
};
