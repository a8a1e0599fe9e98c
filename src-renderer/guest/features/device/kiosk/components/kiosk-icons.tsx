import { LineIcon } from '#renderer/platform/ui/line-icon.tsx';

export const StartOverIcon = () => (
  <LineIcon>
    <path d="M4.2 7.2A6.7 6.7 0 1 1 3.4 11M4 3.4v4h4" />
  </LineIcon>
);
export const AccessibilityIcon = () => (
  <LineIcon>
    <circle cx="10" cy="10" r="7.6" />
    <circle cx="10" cy="6.3" r=".7" />
    <path d="M6.2 8.6c1.2.5 2.4.7 3.8.7s2.6-.2 3.8-.7M10 9.3v2.4m0 0-1.8 3.2m1.8-3.2 1.8 3.2" />
  </LineIcon>
);
export const BellIcon = () => (
  <LineIcon>
    <path d="M3 15.5h14M4.2 15.5v-1.2a5.8 5.8 0 0 1 11.6 0v1.2M10 8.4V6.2M8.2 6.2h3.6" />
  </LineIcon>
);
export const PhoneIcon = () => (
  <LineIcon>
    <rect x="5.6" y="2.4" width="8.8" height="15.2" rx="2" />
    <path d="M9.2 14.9h1.6" />
  </LineIcon>
);
export const DoorInIcon = () => (
  <LineIcon>
    <path d="M8 17.2h8.4V7a4.2 4.2 0 0 0-8.4 0v1.6M3 12.4h7.6m-2.8-2.9 2.9 2.9-2.9 2.9" />
  </LineIcon>
);
export const DoorOutIcon = () => (
  <LineIcon>
    <path d="M12 17.2H3.6V7A4.2 4.2 0 0 1 12 7v1.6M9 12.4h7.6m-2.8-2.9 2.9 2.9-2.9 2.9" />
  </LineIcon>
);
export const FindIcon = () => (
  <LineIcon>
    <circle cx="8.8" cy="8.8" r="5.4" />
    <path d="m12.8 12.8 4.2 4.2" />
  </LineIcon>
);
