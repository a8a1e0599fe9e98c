import type { ReactNode } from 'react';
import type { Amenity } from '#shared/contract/hotels.ts';

function Line({ children }: { children: ReactNode }) {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

export const BedIcon = () => (
  <Line>
    <path d="M2.500 16v-5.500a1.500 1.500 0 0 1 1.500-1.500h12a1.500 1.500 0 0 1 1.500 1.500V16M2.500 13.500h15M4.500 9V5.500A1.500 1.500 0 0 1 6 4h8a1.500 1.500 0 0 1 1.500 1.500V9M7 9V7.500h2.500V9M10.500 9V7.500H13V9" />
  </Line>
);
export const SizeIcon = () => (
  <Line>
    <path d="M3.500 7.500v-4h4M16.500 12.500v4h-4M3.500 3.500l5 5M16.500 16.500l-5-5" />
  </Line>
);
export const GuestsIcon = () => (
  <Line>
    <circle cx="10" cy="6.800" r="3" />
    <path d="M4.200 16.500c.6-3.200 2.800-5 5.800-5s5.200 1.800 5.800 5" />
  </Line>
);

/** One drawing for each amenity that the gateway may name (FUN-13). */
const drawings: Record<Amenity, ReactNode> = {
  WIFI: (
    <path d="M2.500 7.800a11 11 0 0 1 15 0M5 10.700a7.300 7.300 0 0 1 10 0M7.500 13.500a3.700 3.700 0 0 1 5 0M10 16.300v.1" />
  ),
  BALCONY: (
    <path d="M5 11V5.500A2.500 2.500 0 0 1 7.500 3h5A2.500 2.500 0 0 1 15 5.500V11M10 3v8M2.500 11h15M3.500 11v6M16.500 11v6M7.800 11v6M12.200 11v6M2.500 17h15" />
  ),
  AIRCONDITIONING: (
    <path d="M10 2.500v15M3.500 6.200l13 7.600M16.500 6.200l-13 7.600M7.800 4.200 10 6l2.200-1.800M7.800 15.800 10 14l2.200 1.800" />
  ),
  DESKTOP: <path d="M2.500 7h15M4 7v9.500M16 7v9.500M10.500 7v4.500H16M12.800 9.200h1" />,
  MINIBAR: (
    <path d="M5.500 2.500h9A1.500 1.500 0 0 1 16 4v12.500H4V4a1.500 1.500 0 0 1 1.500-1.500ZM4 8.500h12M7 5v1.500M7 11v2.500" />
  ),
  HAIRDRYER: (
    <path d="M3 7.500A4 4 0 0 1 7 3.500h9.500v5L7 11.500a4 4 0 0 1-4-4ZM8.500 11l1 5.500h3l-1.200-6.300M7 7.500h.1" />
  ),
  SAFE: (
    <>
      <path d="M3.500 4h13v11.500h-13ZM5.500 15.500V17M14.500 15.500V17" />
      <circle cx="10" cy="9.800" r="2.600" />
      <path d="M10 8.300v3" />
    </>
  ),
  BATHTUB: (
    <path d="M2.500 10h15v1.500a4 4 0 0 1-4 4h-7a4 4 0 0 1-4-4ZM4.500 10V5a2 2 0 0 1 2-2c1 0 1.700.6 1.900 1.500M5.500 15.300 5 17M14.500 15.300l.5 1.700" />
  ),
  LAUNDRY: (
    <>
      <path d="M4 2.500h12v15H4ZM4 6h12M6.300 4.300h.1M8.800 4.300h.1" />
      <circle cx="10" cy="11.700" r="3.400" />
      <path d="M7 12.300c1-.9 2-.9 3 0s2 .9 3 0" />
    </>
  ),
  GYM: <path d="M6.500 10h7M6.500 5.500v9M4 7v6M13.500 5.500v9M16 7v6M2 10h2M16 10h2" />,
  TV: <path d="M2.500 4h15v9.500h-15ZM7 17h6M10 13.500V17" />,
  PHONE: (
    <path d="M4 3.500h3l1.300 3.600-1.800 1.400a9.500 9.500 0 0 0 5 5l1.400-1.800 3.600 1.300v3c-7 1-13.500-5.500-12.500-12.500Z" />
  ),
  POOL: (
    <path d="M2.500 13.500c1.200-1.200 2.500-1.200 3.700 0s2.600 1.200 3.800 0 2.600-1.200 3.800 0 2.500 1.200 3.700 0M2.500 16.800c1.200-1.200 2.500-1.200 3.700 0s2.600 1.200 3.800 0 2.600-1.200 3.800 0 2.500 1.200 3.700 0M6.500 11V5a2 2 0 0 1 3.800-.9M12.500 11V5a2 2 0 0 1 3.800-.9M6.500 8h6" />
  ),
};

export function AmenityIcon({ amenity }: { amenity: Amenity }) {
  return <Line>{drawings[amenity]}</Line>;
}
