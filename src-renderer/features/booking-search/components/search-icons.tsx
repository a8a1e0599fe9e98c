import type { ReactNode } from 'react';

function Line({ children }: { children: ReactNode }) {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

export const CalendarIcon = () => (
  <Line>
    <path d="M3 5.500A1.500 1.500 0 0 1 4.500 4h11A1.500 1.500 0 0 1 17 5.500v10a1.500 1.500 0 0 1-1.500 1.500h-11A1.500 1.500 0 0 1 3 15.500ZM3 8.500h14M7 2.500v3M13 2.500v3" />
  </Line>
);

export const PartyIcon = () => (
  <Line>
    <circle cx="7.500" cy="7" r="2.800" />
    <path d="M2.500 16.500c.4-3 2.300-4.600 5-4.600s4.600 1.600 5 4.600M12.500 4.400a2.700 2.700 0 0 1 0 5.200M14.600 12.400c1.700.6 2.700 2 2.900 4.100" />
  </Line>
);
