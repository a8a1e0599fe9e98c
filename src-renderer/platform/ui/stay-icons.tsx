import { LineIcon } from './line-icon.tsx';

/** Icons that several features use. Not in icons.tsx, which every first load contains. */

export const ClockIcon = () => (
  <LineIcon>
    <circle cx="10" cy="10" r="7.3" />
    <path d="M10 5.8V10l2.8 2" />
  </LineIcon>
);
export const CardIcon = () => (
  <LineIcon>
    <rect x="2.5" y="4.5" width="15" height="11" rx="2" />
    <path d="M2.5 8.3h15M5.5 12.3h3" />
  </LineIcon>
);
export const DocumentIcon = () => (
  <LineIcon>
    <rect x="2.5" y="4.5" width="15" height="11" rx="2" />
    <circle cx="7" cy="9" r="1.7" />
    <path d="M4.6 13c.4-1.3 1.3-2 2.4-2s2 .7 2.4 2M12 8.3h3M12 11.3h3" />
  </LineIcon>
);
export const KeyIcon = () => (
  <LineIcon>
    <circle cx="6.8" cy="13.2" r="3.7" />
    <path d="m9.5 10.5 7-7M13.5 6.5l2.5 2.5" />
  </LineIcon>
);
export const BagIcon = () => (
  <LineIcon>
    <path d="M4 7h12v9.5H4ZM7.5 7V4.5A1.5 1.5 0 0 1 9 3h2a1.5 1.5 0 0 1 1.5 1.5V7M7.5 10v3.5M12.5 10v3.5" />
  </LineIcon>
);
export const BinIcon = () => (
  <LineIcon>
    <path d="M4 5.5h12M8 5.5V3.8h4v1.7m-6.4 0 .6 11h7.6l.6-11M8.5 9v4.5m3-4.5v4.5" />
  </LineIcon>
);
