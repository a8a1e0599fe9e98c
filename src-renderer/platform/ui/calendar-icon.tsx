import { LineIcon } from './line-icon.tsx';

/** A calendar sheet. Not in icons.tsx, which every first load contains. */
export const CalendarIcon = () => (
  <LineIcon>
    <path d="M3 5.5A1.5 1.5 0 0 1 4.5 4h11A1.5 1.5 0 0 1 17 5.5v10a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 3 15.5ZM3 8.5h14M7 2.5v3M13 2.5v3" />
  </LineIcon>
);
