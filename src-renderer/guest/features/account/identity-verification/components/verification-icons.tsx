import { LineIcon } from '#renderer/platform/ui/line-icon.tsx';

export const FaceIcon = () => (
  <LineIcon>
    <path d="M3 6.5V5a2 2 0 0 1 2-2h1.5M13.5 3H15a2 2 0 0 1 2 2v1.5M17 13.5V15a2 2 0 0 1-2 2h-1.5M6.5 17H5a2 2 0 0 1-2-2v-1.5M7.6 8v.8M12.4 8v.8M7.5 12.2c1.6 1.3 3.4 1.3 5 0" />
  </LineIcon>
);
