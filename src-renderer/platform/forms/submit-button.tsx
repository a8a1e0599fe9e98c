import { createContext, use } from 'react';
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
