/** A bin for taking a room out of the summary. */
export const TrashIcon = () => (
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
    <path d="M3.500 5.500h13M8 5.500V4a1 1 0 0 1 1-1h2a1 1 0 0 1 1 1v1.500M5 5.500l.7 10.100a1.500 1.500 0 0 0 1.500 1.400h5.600a1.500 1.500 0 0 0 1.500-1.400L15 5.500M8.300 8.800v5M11.700 8.800v5" />
  </svg>
);
