import { Button, type ButtonProps } from '@fluentui/react-components';
import { type MouseEvent, type ReactElement, type ReactNode } from 'react';
import { type To, useHref, useLinkClickHandler } from 'react-router';

type ButtonLinkProps = {
  to: To;
  appearance?: ButtonProps['appearance'];
  size?: ButtonProps['size'];
  icon?: ReactElement;
  iconPosition?: 'before' | 'after';
  state?: unknown;
  replace?: boolean;
  className?: string;
  children: ReactNode;
};

export function ButtonLink({
  to,
  state,
  replace,
  icon,
  appearance = 'secondary',
  size = 'large',
  iconPosition = 'before',
  className,
  children,
}: ButtonLinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { state, replace: replace ?? false });
  return (
    <Button
      as="a"
      href={useHref(to)}
      onClick={event => follow(event as unknown as MouseEvent<HTMLAnchorElement>)}
      appearance={appearance}
      size={size}
      className={className ?? ''}
      iconPosition={iconPosition}
      {...(icon ? { icon } : {})}
    >
      {children}
    </Button>
  );
}
