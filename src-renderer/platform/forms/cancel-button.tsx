import { Button } from '@fluentui/react-components';
import { type ReactNode, use } from 'react';
import { FormBusy } from './submit-button.tsx';

type CancelButtonProps = { onClick: () => void; children: ReactNode };

export function CancelButton({ onClick, children }: CancelButtonProps) {
  return (
    <Button size="large" disabledFocusable={use(FormBusy)} onClick={onClick}>
      {children}
    </Button>
  );
}
