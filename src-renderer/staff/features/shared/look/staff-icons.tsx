import { LineIcon } from '#renderer/platform/ui/line-icon.tsx';

export const LockIcon = () => (
  <LineIcon>
    <rect x="4" y="9" width="12" height="8" rx="2" />
    <path d="M6.8 9V6.4a3.2 3.2 0 0 1 6.4 0V9" />
  </LineIcon>
);
export const PasskeyIcon = () => (
  <LineIcon>
    <circle cx="6.5" cy="10" r="3.5" />
    <path d="M10 10h7.5v3M14 10v2.2" />
  </LineIcon>
);
export const PeopleIcon = () => (
  <LineIcon>
    <circle cx="7.6" cy="7" r="2.8" />
    <path d="M2.4 16c.5-2.8 2.6-4.4 5.2-4.4s4.7 1.6 5.2 4.4M13 4.6a2.5 2.5 0 0 1 0 4.9M14.8 12c1.6.6 2.6 2 2.9 4" />
  </LineIcon>
);
export const RecordIcon = () => (
  <LineIcon>
    <path d="M5 3h8l3 3v11H5Z" />
    <path d="M8 8.5h5M8 11.5h5M8 14.5h3" />
  </LineIcon>
);
export const MailIcon = () => (
  <LineIcon>
    <rect x="2.8" y="4.5" width="14.4" height="11" rx="2" />
    <path d="m3.5 6 6.5 5 6.5-5" />
  </LineIcon>
);
export const DotsIcon = () => (
  <LineIcon>
    <path d="M5 10v.1M10 10v.1M15 10v.1" strokeWidth="2.6" />
  </LineIcon>
);
export const ExportIcon = () => (
  <LineIcon>
    <path d="M10 3v9m-3.5-3.5L10 12l3.5-3.5M4 15.5h12" />
  </LineIcon>
);
export const BackspaceIcon = () => (
  <LineIcon>
    <path d="M7 4.5h10v11H7L2.5 10ZM9.5 7.8l4.4 4.4m0-4.4-4.4 4.4" />
  </LineIcon>
);
export const KeyboardIcon = () => (
  <LineIcon>
    <rect x="2.5" y="5" width="15" height="10" rx="2" />
    <path d="M6 8.5v.1M10 8.5v.1M14 8.5v.1M7 12h6" />
  </LineIcon>
);
export const LeaveIcon = () => (
  <LineIcon>
    <path d="M8 3.5H4.5v13H8M9 10h8m-3.5-3.5L17 10l-3.5 3.5" />
  </LineIcon>
);
export const DeskBellIcon = () => (
  <LineIcon>
    <path d="M3 15.5h14M4.5 13a5.5 5.5 0 0 1 11 0ZM10 7.5V5M8.3 5h3.4" />
  </LineIcon>
);
export const BroomIcon = () => (
  <LineIcon>
    <path d="m16.5 3.5-5.6 5.6M8.4 8.6l3 3c.6 2.6-1.4 5.2-3.4 5.4l-5-5c.2-2 2.8-4 5.4-3.4ZM6 14.3l1.5-1.5" />
  </LineIcon>
);
export const SearchIcon = () => (
  <LineIcon>
    <circle cx="9" cy="9" r="5.2" />
    <path d="m13 13 3.8 3.8" />
  </LineIcon>
);
export const UnequalIcon = () => (
  <LineIcon>
    <path d="M4 7.5h12M4 12.5h12M13 4 7 16" />
  </LineIcon>
);
export const ParcelIcon = () => (
  <LineIcon>
    <path d="M3 6.5 10 3l7 3.5v7L10 17l-7-3.5ZM3 6.5l7 3.5 7-3.5M10 10v7" />
  </LineIcon>
);
export const DrawerIcon = () => (
  <LineIcon>
    <path d="M3 8.5 5 4h10l2 4.5V16H3ZM3 8.5h14M8 12h4" />
  </LineIcon>
);
export const PrintIcon = () => (
  <LineIcon>
    <path d="M6 7V3h8v4M6 14H3.5V7.5h13V14H14M6 11.5h8V17H6Z" />
  </LineIcon>
);
export const GuestWindowIcon = () => (
  <LineIcon>
    <rect x="2.8" y="3.5" width="14.4" height="13" rx="2" />
    <path d="M2.8 7h14.4M10 9.5v4.6M7.7 11.8h4.6" />
  </LineIcon>
);
export const KioskIcon = () => (
  <LineIcon>
    <rect x="5" y="2.8" width="10" height="11" rx="1.6" />
    <path d="M10 13.8V17M6.5 17h7" />
  </LineIcon>
);

export const BedIcon = () => (
  <LineIcon>
    <path d="M2.5 15.5V5M2.5 12.5h15v3M17.5 12.5V10a2 2 0 0 0-2-2H8.5v4.5M5.6 9.7v.1" />
  </LineIcon>
);
