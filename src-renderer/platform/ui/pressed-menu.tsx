import type { ButtonProps } from '@fluentui/react-components';
import { cloneElement, type ReactElement, type ReactNode, Suspense, useEffect, useState } from 'react';
import { fetchAhead } from '#renderer/platform/host/fetch-ahead.ts';

type PressedMenuProps = {
  trigger: ReactElement<ButtonProps>;
  load: () => Promise<unknown>;
  /** The lazy menu around its trigger, initially open. */
  menu: (trigger: ReactElement<ButtonProps>) => ReactNode;
};

/** A menu's code is larger than most pages, so it is loaded with the first press or before it. */
export function PressedMenu({ trigger, load, menu }: PressedMenuProps) {
  const [isPressed, setPressed] = useState(false);
  useEffect(() => fetchAhead(load), [load]);
  const button = cloneElement(trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    'aria-busy': isPressed,
    onPointerEnter: () => void load().catch(() => undefined),
    onClick: () => setPressed(true),
  });
  return isPressed ? <Suspense fallback={button}>{menu(trigger)}</Suspense> : button;
}
