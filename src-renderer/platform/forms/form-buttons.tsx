import { Button } from '@fluentui/react-components';
import { createContext, type ReactNode, use } from 'react';
import { BusyButton, type BusyButtonProps } from '#renderer/platform/ui/busy-button.tsx';

/** React Hook Form's `isSubmitting` ends with a reset, before the page that follows is rendered. */
export const FormBusy = createContext(false);

type SubmitButtonProps = Omit<BusyButtonProps, 'type' | 'busy' | 'onClick'> & {
  busy?: boolean;
};

export function SubmitButton({ busy = false, ...props }: SubmitButtonProps) {
  const isSending = use(FormBusy);
  return <BusyButton {...props} type="submit" busy={busy || isSending} />;
}

type CancelButtonProps = { onClick: () => void; children: ReactNode };

export function CancelButton({ onClick, children }: CancelButtonProps) {
  return (
    <Button size="large" disabledFocusable={use(FormBusy)} onClick={onClick}>
      {children}
    </Button>
  );
}
