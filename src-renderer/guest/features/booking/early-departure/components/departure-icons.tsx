import { LineIcon } from '#renderer/platform/ui/line-icon.tsx';

export const CupIcon = () => (
  <LineIcon>
    <path d="M5 4h10l-1.2 12.5H6.2ZM5.4 8h9.2M11 4l1-2" />
  </LineIcon>
);
export const LockerIcon = () => (
  <LineIcon>
    <path d="M4.5 3h11v14h-11ZM10 3v14M7.8 9v2.4M12.2 9v2.4" />
  </LineIcon>
);
export const ChairIcon = () => (
  <LineIcon>
    <path d="M5.5 10V5.5A2.5 2.5 0 0 1 8 3h4a2.5 2.5 0 0 1 2.5 2.5V10M3.5 9v5h13V9M5.5 14v3M14.5 14v3" />
  </LineIcon>
);
