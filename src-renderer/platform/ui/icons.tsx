import { LineIcon } from './line-icon.tsx';

/** Icons that more than one part of the app uses; an icon of one feature is in that feature's folder. */

export const EyeIcon = () => (
  <LineIcon>
    <path d="M2 10s3-5.5 8-5.5 8 5.5 8 5.5-3 5.5-8 5.5S2 10 2 10Z" />
    <circle cx="10" cy="10" r="2.4" />
  </LineIcon>
);
export const EyeOffIcon = () => (
  <LineIcon>
    <path d="M4.2 6.6A14 14 0 0 0 2 10s3 5.5 8 5.5c1.5 0 2.8-.5 3.9-1.1M8 4.7a8 8 0 0 1 2-.2c5 0 8 5.5 8 5.5a14 14 0 0 1-2 2.6M3 3l14 14" />
  </LineIcon>
);
export const PersonIcon = () => (
  <LineIcon>
    <circle cx="10" cy="6.6" r="3.2" />
    <path d="M3.8 17c.6-3.3 3-5.2 6.2-5.2s5.6 1.9 6.2 5.2" />
  </LineIcon>
);
export const ChatIcon = () => (
  <LineIcon>
    <path d="M3 16.5V6a2.5 2.5 0 0 1 2.5-2.5h9A2.5 2.5 0 0 1 17 6v5a2.5 2.5 0 0 1-2.5 2.5H7.5Z" />
  </LineIcon>
);
export const GlobeIcon = () => (
  <LineIcon>
    <circle cx="10" cy="10" r="7.3" />
    <path d="M2.7 10h14.6M10 2.7c2.2 2 3.2 4.5 3.2 7.3s-1 5.3-3.2 7.3c-2.2-2-3.2-4.5-3.2-7.3s1-5.3 3.2-7.3Z" />
  </LineIcon>
);
export const ArrowLeftIcon = () => (
  <LineIcon>
    <path d="M16.5 10h-13m5-5-5 5 5 5" />
  </LineIcon>
);
export const ArrowRightIcon = () => (
  <LineIcon>
    <path d="M3.5 10h13m-5-5 5 5-5 5" />
  </LineIcon>
);
export const ChevronDownIcon = () => (
  <LineIcon>
    <path d="m5 7.5 5 5 5-5" />
  </LineIcon>
);
export const CheckIcon = () => (
  <LineIcon>
    <path d="m4 10.5 4 4 8-9" />
  </LineIcon>
);
export const CloseIcon = () => (
  <LineIcon>
    <path d="m5 5 10 10M15 5 5 15" />
  </LineIcon>
);
export const PlusIcon = () => (
  <LineIcon>
    <path d="M10 4v12M4 10h12" />
  </LineIcon>
);
export const MinusIcon = () => (
  <LineIcon>
    <path d="M4 10h12" />
  </LineIcon>
);
export const AlertIcon = () => (
  <LineIcon>
    <circle cx="10" cy="10" r="7.3" />
    <path d="M10 6v4.8M10 13.8v.1" />
  </LineIcon>
);

export const CoinsIcon = () => (
  <LineIcon>
    <circle cx="8" cy="8" r="5.3" />
    <path d="M15.2 8.6a5 5 0 1 1-6.4 6.6" />
  </LineIcon>
);

export const BrandMark = () => (
  <svg viewBox="0 0 64 64" aria-hidden="true" focusable="false">
    <path fill="#C4633A" d="M13 61V36a19 19 0 0 1 38 0v25z" />
    <path fill="#F2E4CF" d="M19.3 61V36a12.7 12.7 0 0 1 25.4 0v25z" />
    <path fill="#6F8C68" d="M25.5 61V36a6.5 6.5 0 0 1 13 0v25z" />
    <circle fill="#D8A63C" cx="42.5" cy="10.3" r="6.2" />
  </svg>
);
