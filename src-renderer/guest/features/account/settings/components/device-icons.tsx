import { LineIcon } from '#renderer/platform/ui/line-icon.tsx';

const BrowserIcon = () => (
  <LineIcon>
    <path d="M2.5 5A1.5 1.5 0 0 1 4 3.5h12A1.5 1.5 0 0 1 17.5 5v10a1.5 1.5 0 0 1-1.5 1.5H4A1.5 1.5 0 0 1 2.5 15ZM2.5 7.5h15M5 5.5h.1m2 0h.1" />
  </LineIcon>
);
const KioskIcon = () => (
  <LineIcon>
    <path d="M6 2.5h8a1 1 0 0 1 1 1V13a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V3.5a1 1 0 0 1 1-1ZM10 14v3.5m-3 0h6M8.5 5.5h3" />
  </LineIcon>
);
const ReceptionIcon = () => (
  <LineIcon>
    <path d="M3.5 13.5a6.5 6.5 0 0 1 13 0ZM2.5 16.5h15M10 7V4.5m-1.5 0h3" />
  </LineIcon>
);

/** The icon beside the name of a device, by its kind. */
export const deviceIcons = { BROWSER: BrowserIcon, KIOSK: KioskIcon, RECEPTION: ReceptionIcon };
