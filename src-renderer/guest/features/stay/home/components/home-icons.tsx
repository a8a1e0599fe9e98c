import { CoinsIcon, PersonIcon } from '#renderer/platform/ui/icons.tsx';
import { LineIcon } from '#renderer/platform/ui/line-icon.tsx';
import { KeyIcon } from '#renderer/platform/ui/stay-icons.tsx';
import type { TileName } from '../tiles.ts';

const ParcelIcon = () => (
  <LineIcon>
    <path d="M3 6.3 10 3l7 3.3v7.4L10 17l-7-3.3Z" />
    <path d="m3 6.3 7 3.2 7-3.2M10 9.5V17M6.5 4.7l7 3.2" />
  </LineIcon>
);
const DeckChairIcon = () => (
  <LineIcon>
    <path d="M3 17 13.5 5.5M4.5 10.5h9.7c1.3 0 2.3.6 2.8 1.7L18 14M16 17l-4-6.5M7 17l-1.5-3" />
    <circle cx="5.5" cy="4.8" r="1.9" />
  </LineIcon>
);
const DoorbellIcon = () => (
  <LineIcon>
    <path d="M4 15.5a6 6 0 0 1 12 0ZM2.5 15.5h15M10 9.5V6.8M8.3 6.3h3.4" />
  </LineIcon>
);
const CompassIcon = () => (
  <LineIcon>
    <circle cx="10" cy="10" r="7.3" />
    <path d="m13.2 6.8-1.9 4.5-4.5 1.9 1.9-4.5Z" />
  </LineIcon>
);
const LampIcon = () => (
  <LineIcon>
    <path d="M6.5 3.5h7l2.5 6.5H4ZM10 10v6.5M6.5 16.5h7" />
  </LineIcon>
);

export const tileIcons: Record<TileName, () => React.JSX.Element> = {
  deliveries: ParcelIcon,
  spaces: DeckChairIcon,
  guests: KeyIcon,
  visitors: DoorbellIcon,
  curation: CompassIcon,
  credits: CoinsIcon,
  preferences: LampIcon,
  personalInformation: PersonIcon,
};
