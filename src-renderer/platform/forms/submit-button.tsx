import { createContext, use } from 'react';
import { BusyButton, type BusyButtonProps } from '#renderer/platform/ui/busy-button.tsx';

/** Whether the form around is being sent. Its own `isSubmitting` ends with a reset, before the page that follows stands. */
export const FormBusy = createContext(false);

type SubmitButtonProps = Omit<BusyButtonProps, 'type' | 'busy' | 'onClick'> & {
  /** Busy with more than the form's sending. */
  busy?: boolean;
};

/** Sends the form around it, and is busy until what follows has ended. */
export function SubmitButton({ busy = false, ...props }: SubmitButtonProps) {
  const isSending = use(FormBusy);
  return <BusyButton {...props} type="submit" busy={busy || isSending} />;
}
