import type { ReactNode } from 'react';

/** The shell's few line icons, drawn for the house: one weight, round ends. Decorative; name what they stand on. */
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

export const EyeIcon = () => (
  <Line>
    <path d="M2 10s3-5.5 8-5.5 8 5.5 8 5.5-3 5.5-8 5.5S2 10 2 10Z" />
    <circle cx="10" cy="10" r="2.4" />
  </Line>
);
export const EyeOffIcon = () => (
  <Line>
    <path d="M4.2 6.6A14 14 0 0 0 2 10s3 5.5 8 5.5c1.5 0 2.8-.5 3.9-1.1M8 4.7a8 8 0 0 1 2-.2c5 0 8 5.5 8 5.5a14 14 0 0 1-2 2.6M3 3l14 14" />
  </Line>
);
export const PersonIcon = () => (
  <Line>
    <circle cx="10" cy="6.6" r="3.2" />
    <path d="M3.8 17c.6-3.3 3-5.2 6.2-5.2s5.6 1.9 6.2 5.2" />
  </Line>
);
export const ChatIcon = () => (
  <Line>
    <path d="M3 16.5V6a2.5 2.5 0 0 1 2.5-2.5h9A2.5 2.5 0 0 1 17 6v5a2.5 2.5 0 0 1-2.5 2.5H7.5Z" />
  </Line>
);
export const GlobeIcon = () => (
  <Line>
    <circle cx="10" cy="10" r="7.3" />
    <path d="M2.7 10h14.6M10 2.7c2.2 2 3.2 4.5 3.2 7.3s-1 5.3-3.2 7.3c-2.2-2-3.2-4.5-3.2-7.3s1-5.3 3.2-7.3Z" />
  </Line>
);
export const ArrowLeftIcon = () => (
  <Line>
    <path d="M16.5 10h-13m5-5-5 5 5 5" />
  </Line>
);
export const ArrowRightIcon = () => (
  <Line>
    <path d="M3.5 10h13m-5-5 5 5-5 5" />
  </Line>
);
export const ChevronDownIcon = () => (
  <Line>
    <path d="m5 7.5 5 5 5-5" />
  </Line>
);
export const CheckIcon = () => (
  <Line>
    <path d="m4 10.5 4 4 8-9" />
  </Line>
);
export const CloseIcon = () => (
  <Line>
    <path d="m5 5 10 10M15 5 5 15" />
  </Line>
);
export const PlusIcon = () => (
  <Line>
    <path d="M10 4v12M4 10h12" />
  </Line>
);
export const MinusIcon = () => (
  <Line>
    <path d="M4 10h12" />
  </Line>
);
export const AlertIcon = () => (
  <Line>
    <circle cx="10" cy="10" r="7.3" />
    <path d="M10 6v4.8M10 13.8v.1" />
  </Line>
);
