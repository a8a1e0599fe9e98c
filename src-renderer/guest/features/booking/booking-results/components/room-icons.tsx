import type { ReactNode } from 'react';
import { LineIcon } from '#renderer/platform/ui/line-icon.tsx';
import type { Amenity } from '#shared/contract/guest/hotels.ts';

export const BedIcon = () => (
  <LineIcon>
    <path d="M2.5 16v-5.5a1.5 1.5 0 0 1 1.5-1.5h12a1.5 1.5 0 0 1 1.5 1.5V16M2.5 13.5h15M4.5 9V5.5A1.5 1.5 0 0 1 6 4h8a1.5 1.5 0 0 1 1.5 1.5V9M7 9V7.5h2.5V9M10.5 9V7.5H13V9" />
  </LineIcon>
);
export const SizeIcon = () => (
  <LineIcon>
    <path d="M3.5 7.5v-4h4M16.5 12.5v4h-4M3.5 3.5l5 5M16.5 16.5l-5-5" />
  </LineIcon>
);

const drawings: Record<Amenity, ReactNode> = {
  WIFI: (
    <path d="M2.5 7.8a11 11 0 0 1 15 0M5 10.7a7.3 7.3 0 0 1 10 0M7.5 13.5a3.7 3.7 0 0 1 5 0M10 16.3v.1" />
  ),
  BALCONY: (
    <path d="M5 11V5.5A2.5 2.5 0 0 1 7.5 3h5A2.5 2.5 0 0 1 15 5.5V11M10 3v8M2.5 11h15M3.5 11v6M16.5 11v6M7.8 11v6M12.2 11v6M2.5 17h15" />
  ),
  AIRCONDITIONING: (
    <path d="M10 2.5v15M3.5 6.2l13 7.6M16.5 6.2l-13 7.6M7.8 4.2 10 6l2.2-1.8M7.8 15.8 10 14l2.2 1.8" />
  ),
  DESKTOP: <path d="M2.5 7h15M4 7v9.5M16 7v9.5M10.5 7v4.5H16M12.8 9.2h1" />,
  MINIBAR: (
    <path d="M5.5 2.5h9A1.5 1.5 0 0 1 16 4v12.5H4V4a1.5 1.5 0 0 1 1.5-1.5ZM4 8.5h12M7 5v1.5M7 11v2.5" />
  ),
  HAIRDRYER: <path d="M3 7.5A4 4 0 0 1 7 3.5h9.5v5L7 11.5a4 4 0 0 1-4-4ZM8.5 11l1 5.5h3l-1.2-6.3M7 7.5h.1" />,
  SAFE: (
    <>
      <path d="M3.5 4h13v11.5h-13ZM5.5 15.5V17M14.5 15.5V17" />
      <circle cx="10" cy="9.8" r="2.6" />
      <path d="M10 8.3v3" />
    </>
  ),
  BATHTUB: (
    <path d="M2.5 10h15v1.5a4 4 0 0 1-4 4h-7a4 4 0 0 1-4-4ZM4.5 10V5a2 2 0 0 1 2-2c1 0 1.7.6 1.9 1.5M5.5 15.3 5 17M14.5 15.3l.5 1.7" />
  ),
  LAUNDRY: (
    <>
      <path d="M4 2.5h12v15H4ZM4 6h12M6.3 4.3h.1M8.8 4.3h.1" />
      <circle cx="10" cy="11.7" r="3.4" />
      <path d="M7 12.3c1-.9 2-.9 3 0s2 .9 3 0" />
    </>
  ),
  GYM: <path d="M6.5 10h7M6.5 5.5v9M4 7v6M13.5 5.5v9M16 7v6M2 10h2M16 10h2" />,
  TV: <path d="M2.5 4h15v9.5h-15ZM7 17h6M10 13.5V17" />,
  PHONE: <path d="M4 3.5h3l1.3 3.6-1.8 1.4a9.5 9.5 0 0 0 5 5l1.4-1.8 3.6 1.3v3c-7 1-13.5-5.5-12.5-12.5Z" />,
  POOL: (
    <path d="M2.5 13.5c1.2-1.2 2.5-1.2 3.7 0s2.6 1.2 3.8 0 2.6-1.2 3.8 0 2.5 1.2 3.7 0M2.5 16.8c1.2-1.2 2.5-1.2 3.7 0s2.6 1.2 3.8 0 2.6-1.2 3.8 0 2.5 1.2 3.7 0M6.5 11V5a2 2 0 0 1 3.8-.9M12.5 11V5a2 2 0 0 1 3.8-.9M6.5 8h6" />
  ),
};

export function AmenityIcon({ amenity }: { amenity: Amenity }) {
  return <LineIcon>{drawings[amenity]}</LineIcon>;
}
