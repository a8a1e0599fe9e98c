import { Button, type ButtonProps } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Spinner } from './spinner.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

export type BusyButtonProps = {
  busy: boolean;
  type?: 'button' | 'submit';
  /** Ignored while it is busy, because the focus must stay on it. */
  disabled?: boolean;
  appearance?: ButtonProps['appearance'];
  size?: ButtonProps['size'];
  className?: string;
  onClick?: () => void;
  children: ReactNode;
};

/** A button that shows its progress: it keeps its position and the focus, and takes no second press. */
export function BusyButton({
  busy,
  type = 'button',
  disabled = false,
  appearance = 'primary',
  size = 'large',
  className = '',
  onClick,
  children,
}: BusyButtonProps) {
  const t = useText('general');
  return (
    <Button
      type={type}
      appearance={appearance}
      size={size}
      className={className}
      disabled={disabled && !busy}
      disabledFocusable={busy}
      aria-busy={busy}
      onClick={event => {
        if (busy) event.preventDefault();
        else onClick?.();
      }}
      {...(busy ? { icon: <Spinner /> } : {})}
    >
      {children}
      {busy && <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>}
    </Button>
  );
}
