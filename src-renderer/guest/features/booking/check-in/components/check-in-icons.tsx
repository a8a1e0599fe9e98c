import { LineIcon } from '#renderer/platform/ui/line-icon.tsx';

export const DoorIcon = () => (
  <LineIcon>
    <path d="M5 17.2V8.3a5 5 0 0 1 10 0v8.9M3 17.2h14M12 11.5v1.4" />
  </LineIcon>
);
export const MailIcon = () => (
  <LineIcon>
    <rect x="2.5" y="4.5" width="15" height="11" rx="2" />
    <path d="m3.2 6 6.8 5 6.8-5" />
  </LineIcon>
);
