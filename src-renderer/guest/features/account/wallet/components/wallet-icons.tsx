import { LineIcon } from '#renderer/platform/ui/line-icon.tsx';

export const PencilIcon = () => (
  <LineIcon>
    <path d="m4 16 .8-3.4L13.4 4a1.5 1.5 0 0 1 2.1 0l.5.5a1.5 1.5 0 0 1 0 2.1L7.4 15.2Z" />
  </LineIcon>
);
export const StarIcon = () => (
  <LineIcon>
    <path d="m10 3 2.1 4.5 4.9.6-3.6 3.4.9 4.9L10 14l-4.3 2.4.9-4.9L3 8.1l4.9-.6Z" />
  </LineIcon>
);
export const ShieldIcon = () => (
  <LineIcon>
    <path d="M10 2.8 16 5v4.6c0 3.6-2.4 6.2-6 7.6-3.6-1.4-6-4-6-7.6V5Zm-2.6 7 1.9 1.9 3.4-3.8" />
  </LineIcon>
);
export const HandIcon = () => (
  <LineIcon>
    <path d="M6.5 10V5a1.2 1.2 0 0 1 2.4 0v4m0-.5V3.9a1.2 1.2 0 0 1 2.4 0V9m0-3.6a1.2 1.2 0 0 1 2.4 0v5.8c0 3.4-1.8 5.6-4.6 5.6-2.4 0-3.6-1.2-4.6-3.2L3.2 11a1.2 1.2 0 0 1 2-1.2l1.3 1.6" />
  </LineIcon>
);
