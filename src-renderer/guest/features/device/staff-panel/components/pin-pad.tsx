import { makeStyles, mergeClasses } from '@fluentui/react-components';
import type { DeviceHost } from '#renderer/platform/host/host.ts';
import { useErrorText, useText } from '#renderer/platform/i18n/i18n.ts';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';
import { VisuallyHidden } from '#renderer/platform/ui/visually-hidden.tsx';
import { usePinEntry } from '../use-pin-entry.ts';
import { PinKeys } from './pin-keys.tsx';

const useStyles = makeStyles({
  pad: { display: 'grid', gap: '24px', justifyItems: 'center' },
  dots: { display: 'flex', alignItems: 'center', gap: '14px', minHeight: '24px' },
  dot: { width: '16px', height: '16px', borderRadius: '999px', border: `2px solid ${brand.ink}` },
  typed: { backgroundColor: brand.ink },
  message: { width: '100%', minHeight: '48px' },
});

const leastDots = [0, 1, 2, 3, 4, 5];

type PinPadProps = { unlockStaff: DeviceHost['unlockStaff']; onOpen: () => void };

/** The staff's PIN: masked, and checked by main, never by the page (BEY-11, KSK-06). */
export function PinPad({ unlockStaff, onOpen }: PinPadProps) {
  const styles = useStyles();
  const t = useText('staff-panel');
  const errorText = useErrorText();
  const { entry, failure, secondsLeft, ...keys } = usePinEntry(unlockStaff, onOpen);

  const message = () => {
    if (failure !== null) return <Notice intent="error">{errorText(failure)}</Notice>;
    if (secondsLeft > 0) {
      return (
        <Notice intent="error">
          {t('pin.locked')} <span aria-hidden="true">{t('pin.wait', { time: clock(secondsLeft) })}</span>
        </Notice>
      );
    }
    if (entry.triesLeft === null) return null;
    return <Notice intent="error">{t('pin.wrong', { count: entry.triesLeft })}</Notice>;
  };

  return (
    <div className={styles.pad} role="group" aria-label={t('pin.label')}>
      <div className={styles.dots}>
        <VisuallyHidden role="status">{t('pin.typed', { count: entry.digits.length })}</VisuallyHidden>
        {[...leastDots, ...entry.digits.slice(leastDots.length)].map((_, at) => (
          <span
            key={at}
            aria-hidden="true"
            className={mergeClasses(styles.dot, at < entry.digits.length && styles.typed)}
          />
        ))}
      </div>
      <PinKeys entry={entry} {...keys} />
      <div className={styles.message}>{message()}</div>
    </div>
  );
}

/** `1:05`. */
function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
