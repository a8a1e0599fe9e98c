import { Button, makeStyles, mergeClasses } from '@fluentui/react-components';
import { useState } from 'react';
import { host } from '#renderer/platform/host/host.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { EyeIcon, EyeOffIcon } from '#renderer/platform/ui/icons.tsx';
import { brand, systemEdge } from '#renderer/platform/ui/theme.ts';
import { useHold } from '#renderer/platform/ui/use-hold.ts';
import { VisuallyHidden } from '#renderer/platform/ui/visually-hidden.tsx';

/** Enough to hide a code of any length (BKG-18). */
const DOTS = '•'.repeat(20);

const useStyles = makeStyles({
  box: {
    ...systemEdge,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '6px',
    padding: '18px 20px',
    borderRadius: '16px',
    backgroundColor: brand.jatoba,
    color: brand.onJatoba,
    // A printed code would open the door for anybody who finds it.
    '@media print': { display: 'none' },
  },
  soft: { margin: 0, color: brand.onJatobaSoft, lineHeight: 1.45 },
  line: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '12px',
    minHeight: '56px',
  },
  code: {
    minWidth: 0,
    fontFamily: brand.fontDisplay,
    fontSize: 'clamp(1.75rem, 1.4rem + 1.6vw, 2.5rem)',
    fontVariantNumeric: 'tabular-nums',
    letterSpacing: '0.16em',
    lineHeight: 1.1,
    userSelect: 'none',
  },
  large: { fontSize: 'clamp(2.25rem, 1.6rem + 2.6vw, 3rem)' },
  dots: { fontSize: '1rem', letterSpacing: '0.1em', whiteSpace: 'nowrap', overflow: 'hidden' },
  eye: {
    flexShrink: 0,
    color: 'inherit',
    ':hover': { color: 'inherit' },
    ':hover:active': { color: 'inherit' },
    touchAction: 'none',
  },
});

function useToggle() {
  const [isShown, setShown] = useState(false);
  return { isShown, isPressToShow: false, button: { onClick: () => setShown(!isShown) } };
}

function usePressToShow() {
  const { isShown, holding } = useHold();
  return { isShown, isPressToShow: true, button: { ...holding, 'aria-pressed': isShown } };
}

type DoorCodeProps = {
  code: string;
  how: string;
  isLarge?: boolean;
};

/** It cannot be copied, because it is for the door only (BKG-18, BEY-09). */
export function DoorCode({ code, how, isLarge = false }: DoorCodeProps) {
  const t = useText('guest-booking');
  const styles = useStyles();
  // The kind of device does not change at run time.
  const use = host().profile.capabilities.masks ? usePressToShow : useToggle;
  const { isShown, isPressToShow, button } = use();
  return (
    <div className={styles.box}>
      <p className={styles.soft}>{t('doorCode.title')}</p>
      <div className={styles.line}>
        {isShown ? (
          <span className={mergeClasses(styles.code, isLarge && styles.large)}>{code}</span>
        ) : (
          <span className={styles.dots}>
            <span aria-hidden="true">{DOTS}</span>
            <VisuallyHidden>{t('doorCode.hidden')}</VisuallyHidden>
          </span>
        )}
        <Button
          className={styles.eye}
          appearance="transparent"
          size="large"
          icon={isShown ? <EyeIcon /> : <EyeOffIcon />}
          aria-label={t(isPressToShow ? 'doorCode.hold' : isShown ? 'doorCode.hide' : 'doorCode.show')}
          {...button}
        />
      </div>
      <p className={styles.soft}>{how}</p>
    </div>
  );
}
