/** A month's sheet, in the weight of the house's other icons. Decorative. */
export const CalendarIcon = () => (
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
    <rect x="3" y="4.5" width="14" height="12.500" rx="2.500" />
    <path d="M3 8.500h14M7 2.800v3M13 2.800v3" />
  </svg>
);
