import { makeStyles } from '@fluentui/react-components';
import { type ReactNode } from 'react';
import { host } from '#renderer/platform/host/host.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { EyeIcon } from './icons.tsx';
import { brand } from './theme.ts';
import { useHold } from './use-hold.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

const useStyles = makeStyles({
  mask: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '10px',
    minHeight: '56px',
    minWidth: '56px',
    padding: '4px 18px',
    border: `1px solid ${brand.hairline}`,
    borderRadius: '999px',
    backgroundColor: brand.groundDeep,
    color: brand.ink,
    font: 'inherit',
    fontWeight: 600,
    cursor: 'pointer',
    userSelect: 'none',
    // A long press neither scrolls the page nor opens a menu.
    touchAction: 'none',
  },
  dots: { letterSpacing: '0.12em' },
});

const BULLETS = '••••••';

type MaskedProps = {
  what: string;
  children: ReactNode;
};

/** Bullets, until the guest presses and holds (BEY-09); in full on a guest's own device. */
export function Masked(props: MaskedProps) {
  return host().profile.capabilities.masks ? <Mask {...props} /> : props.children;
}

function Mask({ what, children }: MaskedProps) {
  const styles = useStyles();
  const t = useText('general');
  const { isShown, holding } = useHold();
  return (
    <button type="button" className={styles.mask} aria-pressed={isShown} {...holding}>
      {isShown ? (
        <span>{children}</span>
      ) : (
        <>
          <span className={styles.dots} aria-hidden="true">
            {BULLETS}
          </span>
          <EyeIcon />
          <VisuallyHidden>{t('masked', { what })}</VisuallyHidden>
        </>
      )}
    </button>
  );
}
