import { Button } from '@fluentui/react-components';
import { useState } from 'react';
import { host } from '#renderer/platform/host/host.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { EyeIcon, EyeOffIcon } from '#renderer/platform/ui/icons.tsx';
import { useHold } from '#renderer/platform/ui/use-hold.ts';

type AmountsSwitch = {
  isShown: boolean;
  /** Amounts are visible only while the eye is pressed; elsewhere on the page each amount has a mask of its own. */
  isPressToShow: boolean;
  button: Record<string, unknown>;
};

function useToggle(): AmountsSwitch {
  const [isShown, setShown] = useState(true);
  return { isShown, isPressToShow: false, button: { onClick: () => setShown(!isShown) } };
}

function usePressToShow(): AmountsSwitch {
  const { isShown, holding } = useHold();
  return { isShown, isPressToShow: true, button: holding };
}

/** On a public screen only while the eye is pressed (BEY-09). The kind of device does not change at run time. */
export function useAmounts(): AmountsSwitch {
  const use = host().profile.capabilities.masks ? usePressToShow : useToggle;
  return use();
}

export function AmountsEye({ amounts, className }: { amounts: AmountsSwitch; className?: string }) {
  const t = useText('credits');
  const { isPressToShow } = amounts;
  const label = isPressToShow ? 'eye.hold' : amounts.isShown ? 'eye.hide' : 'eye.show';
  return (
    <Button
      appearance="transparent"
      size="large"
      className={className ?? ''}
      icon={amounts.isShown ? <EyeIcon /> : <EyeOffIcon />}
      aria-label={t(label)}
      {...(isPressToShow ? { 'aria-pressed': amounts.isShown } : {})}
      {...amounts.button}
    />
  );
}
