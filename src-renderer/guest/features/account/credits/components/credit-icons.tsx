import { LineIcon } from '#renderer/platform/ui/line-icon.tsx';

export const DepositIcon = () => (
  <LineIcon>
    <path d="M10 3.5v9m-4-4 4 4 4-4M4 16.5h12" />
  </LineIcon>
);
export const WithdrawalIcon = () => (
  <LineIcon>
    <path d="M10 12.5v-9m-4 4 4-4 4 4M4 16.5h12" />
  </LineIcon>
);
