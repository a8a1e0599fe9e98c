import { LineIcon } from '#renderer/platform/ui/line-icon.tsx';

export const PinIcon = () => (
  <LineIcon>
    <path d="M10 17.500s5.500-5 5.500-9.200a5.500 5.500 0 0 0-11 0c0 4.200 5.500 9.200 5.500 9.200Z" />
    <circle cx="10" cy="8.300" r="1.900" />
  </LineIcon>
);
