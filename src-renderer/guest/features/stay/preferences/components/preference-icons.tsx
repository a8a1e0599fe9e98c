import { LineIcon } from '#renderer/platform/ui/line-icon.tsx';

export const ClimateIcon = () => (
  <LineIcon>
    <path d="M10 2.5v15M3.5 6.2l13 7.6M16.5 6.2l-13 7.6M7.8 3.6 10 5.4l2.2-1.8M7.8 16.4l2.2-1.8 2.2 1.8" />
  </LineIcon>
);
export const LightIcon = () => (
  <LineIcon>
    <path d="M10 2v3M4.5 12a5.5 5.5 0 0 1 11 0Zm3.2 2.5a2.4 2.4 0 0 0 4.6 0" />
  </LineIcon>
);
export const TelevisionIcon = () => (
  <LineIcon>
    <rect x="2.5" y="4" width="15" height="10" rx="1.6" />
    <path d="M7 17h6" />
  </LineIcon>
);
