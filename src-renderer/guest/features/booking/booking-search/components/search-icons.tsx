import { LineIcon } from '#renderer/platform/ui/line-icon.tsx';

export const PartyIcon = () => (
  <LineIcon>
    <circle cx="7.5" cy="7" r="2.8" />
    <path d="M2.5 16.5c.4-3 2.3-4.6 5-4.6s4.6 1.6 5 4.6M12.5 4.4a2.7 2.7 0 0 1 0 5.2M14.6 12.4c1.7.6 2.7 2 2.9 4.1" />
  </LineIcon>
);
