import { CoinsIcon, PersonIcon } from '#renderer/platform/ui/icons.tsx';
import { LineIcon } from '#renderer/platform/ui/line-icon.tsx';
import { CardIcon } from '#renderer/platform/ui/stay-icons.tsx';

const SlidersIcon = () => (
  <LineIcon>
    <path d="M3 6.5h7m5 0h2M3 13.5h2m5 0h7" />
    <circle cx="12.5" cy="6.5" r="2.3" />
    <circle cx="7.5" cy="13.5" r="2.3" />
  </LineIcon>
);

export const sectionIcons = {
  personalInformation: PersonIcon,
  cards: CardIcon,
  credits: CoinsIcon,
  settings: SlidersIcon,
};
