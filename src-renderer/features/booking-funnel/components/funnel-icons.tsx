import { LineIcon } from '#renderer/ui/line-icon.tsx';

/** A bin for taking a room out of the summary. */
export const TrashIcon = () => (
  <LineIcon>
    <path d="M3.5 5.5h13M8 5.5V4a1 1 0 0 1 1-1h2a1 1 0 0 1 1 1v1.5M5 5.5l.7 10.1a1.5 1.5 0 0 0 1.5 1.4h5.6a1.5 1.5 0 0 0 1.5-1.4L15 5.5M8.3 8.8v5M11.7 8.8v5" />
  </LineIcon>
);
