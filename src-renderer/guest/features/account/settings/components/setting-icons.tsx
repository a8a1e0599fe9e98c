import { CloseIcon, GlobeIcon } from '#renderer/platform/ui/icons.tsx';
import { LineIcon } from '#renderer/platform/ui/line-icon.tsx';

const BellIcon = () => (
  <LineIcon>
    <path d="M5 14V9a5 5 0 0 1 10 0v5l1.5 1.5h-13ZM8.3 17.6a2 2 0 0 0 3.4 0" />
  </LineIcon>
);
const ReceiptIcon = () => (
  <LineIcon>
    <path d="M4.5 3h11v14l-2.75-1.8L10 17l-2.75-1.8L4.5 17Z" />
    <path d="M7.5 7.2h5M7.5 10.6h5" />
  </LineIcon>
);
const BoxIcon = () => (
  <LineIcon>
    <path d="M10 3v9m-3.6-3.4L10 12.2l3.6-3.6M3.5 13v2.5a1.5 1.5 0 0 0 1.5 1.5h10a1.5 1.5 0 0 0 1.5-1.5V13" />
  </LineIcon>
);
const DevicesIcon = () => (
  <LineIcon>
    <path d="M11.5 14.5H3.8A1.3 1.3 0 0 1 2.5 13.2V5.8a1.3 1.3 0 0 1 1.3-1.3h9.4a1.3 1.3 0 0 1 1.3 1.3M5.5 17h5M12.5 8.5h4a1 1 0 0 1 1 1V16a1 1 0 0 1-1 1h-4a1 1 0 0 1-1-1V9.5a1 1 0 0 1 1-1Z" />
  </LineIcon>
);
const QuestionIcon = () => (
  <LineIcon>
    <circle cx="10" cy="10" r="7.3" />
    <path d="M7.8 8a2.2 2.2 0 1 1 3.3 1.9c-.7.4-1.1.8-1.1 1.6M10 14v.1" />
  </LineIcon>
);
const HandsIcon = () => (
  <LineIcon>
    <circle cx="7" cy="7" r="2.6" />
    <circle cx="13.6" cy="8" r="2" />
    <path d="M2.2 16c.4-2.7 2.2-4.2 4.8-4.2s4.4 1.5 4.8 4.2M13 12.2c2.6-.2 4.3 1.1 4.8 3.4" />
  </LineIcon>
);
const KeyIcon = () => (
  <LineIcon>
    <circle cx="6.7" cy="13.3" r="3.5" />
    <path d="m9.3 10.7 7.2-7.2M13.5 6.5l2 2" />
  </LineIcon>
);
export const SignOutIcon = () => (
  <LineIcon>
    <path d="M11.5 3.5H5A1.5 1.5 0 0 0 3.5 5v10A1.5 1.5 0 0 0 5 16.5h6.5M8.5 10h8m-3-3 3 3-3 3" />
  </LineIcon>
);

export const settingIcons = {
  notifications: BellIcon,
  language: GlobeIcon,
  payments: ReceiptIcon,
  access: KeyIcon,
  sessions: DevicesIcon,
  yourData: BoxIcon,
  help: QuestionIcon,
  partners: HandsIcon,
  deleteAccount: CloseIcon,
};
