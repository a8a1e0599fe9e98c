import { LineIcon } from '#renderer/platform/ui/line-icon.tsx';

export const CrownIcon = () => (
  <LineIcon>
    <path d="M3 15.5 2.2 6l4.6 3.4L10 4l3.2 5.4L17.8 6 17 15.5Z" />
  </LineIcon>
);
