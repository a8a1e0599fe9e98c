import { LineIcon } from '#renderer/platform/ui/line-icon.tsx';

export const ThumbUpIcon = () => (
  <LineIcon>
    <path d="M6.5 9v7.5H3.8V9ZM6.5 9l3-6c1.4 0 2.2 1 2 2.4L11 8h4.3c1 0 1.7.9 1.5 1.9l-1 5.2c-.2.8-.8 1.4-1.6 1.4H6.5" />
  </LineIcon>
);
export const ThumbDownIcon = () => (
  <LineIcon>
    <path d="M13.5 11V3.5h2.7V11ZM13.5 11l-3 6c-1.4 0-2.2-1-2-2.4L9 12H4.7c-1 0-1.7-.9-1.5-1.9l1-5.2c.2-.8.8-1.4 1.6-1.4h7.7" />
  </LineIcon>
);
