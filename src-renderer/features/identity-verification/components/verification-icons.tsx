import { LineIcon } from '#renderer/ui/line-icon.tsx';

export const DocumentIcon = () => (
  <LineIcon>
    <rect x="2.5" y="4.5" width="15" height="11" rx="2" />
    <circle cx="7" cy="9" r="1.7" />
    <path d="M4.6 13c.4-1.3 1.3-2 2.4-2s2 .7 2.4 2M12 8.3h3M12 11.3h3" />
  </LineIcon>
);
export const FaceIcon = () => (
  <LineIcon>
    <path d="M3 6.5V5a2 2 0 0 1 2-2h1.5M13.5 3H15a2 2 0 0 1 2 2v1.5M17 13.5V15a2 2 0 0 1-2 2h-1.5M6.5 17H5a2 2 0 0 1-2-2v-1.5M7.6 8v.8M12.4 8v.8M7.5 12.2c1.6 1.3 3.4 1.3 5 0" />
  </LineIcon>
);
export const WaitIcon = () => (
  <LineIcon>
    <circle cx="10" cy="10" r="7.3" />
    <path d="M10 5.8V10l2.8 2" />
  </LineIcon>
);
