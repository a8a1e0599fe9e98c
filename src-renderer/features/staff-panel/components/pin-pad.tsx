import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useEffect, useEffectEvent, useState } from 'react';
import type { DeviceHost } from '#renderer/host/host.ts';
import { useErrorText, useText } from '#renderer/i18n/i18n.ts';
import { Notice } from '#renderer/ui/notice.tsx';
import { brand } from '#renderer/ui/theme.ts';
import { VisuallyHidden } from '#renderer/ui/visually-hidden.tsx';
import { afterAnswer, canSend, emptyEntry, isOpenForDigits, typePin } from '../pin-entry.ts';

const useStyles = makeStyles({
  pad: { display: 'grid', gap: '24px', justifyItems: 'center' },
  dots: { display: 'flex', alignItems: 'center', gap: '14px', minHeight: '24px' },
  dot: { width: '16px', height: '16px', borderRadius: '999px', border: `2px solid ${brand.ink}` },
  typed: { backgroundColor: brand.ink },
  keys: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: '12px',
    width: '100%',
    maxWidth: '24rem',
  },
  key: {
    display: 'grid',
    placeItems: 'center',
    minHeight: '80px',
    minWidth: '72px',
    padding: '8px',
    border: `1px solid ${brand.hairline}`,
    borderBottomWidth: '2px',
    borderRadius: '16px',
    backgroundColor: brand.surface,
    color: brand.ink,
    fontFamily: 'inherit',
    fontSize: '1.75rem',
    fontWeight: 500,
    cursor: 'pointer',
    userSelect: 'none',
    touchAction: 'manipulation',
    ':active': { backgroundColor: brand.terracottaWash },
    ':disabled': { opacity: 0.45, cursor: 'not-allowed' },
  },
  word: { fontSize: '1.125rem', fontWeight: 600 },
  send: {
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    ':active': { backgroundColor: tokens.colorBrandBackgroundPressed },
  },
  said: { width: '100%', minHeight: '48px' },
});

/** A clock that ticks while something is counted down. */
function useNow(isTicking: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isTicking) return;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [isTicking]);
  return now;
}

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
const leastDots = [0, 1, 2, 3, 4, 5];

type PinPadProps = { unlockStaff: DeviceHost['unlockStaff']; onOpen: () => void };

/** The staff's PIN: typed unseen, judged by main, never by the page (BEY-11, KSK-06). */
export function PinPad({ unlockStaff, onOpen }: PinPadProps) {
  const styles = useStyles();
  const t = useText('staff-panel');
  const errorText = useErrorText();
  const [entry, setEntry] = useState(emptyEntry);
  const [failure, setFailure] = useState<unknown>(null);
  const now = useNow(entry.lockedUntil !== null);
  const isOpen = isOpenForDigits(entry, now);
  const secondsLeft = entry.lockedUntil === null ? 0 : Math.ceil((entry.lockedUntil - now) / 1000);

  const type = (key: string) => {
    setFailure(null);
    setEntry(before => typePin(before, key, Date.now()));
  };

  async function send() {
    if (!canSend(entry, Date.now())) return;
    setFailure(null);
    setEntry({ ...emptyEntry, digits: entry.digits, isChecking: true });
    try {
      const response = await unlockStaff({ pin: entry.digits });
      if (response.status === 'open') onOpen();
      else setEntry(afterAnswer(response, Date.now()));
    } catch (error) {
      setEntry(emptyEntry);
      setFailure(error);
    }
  }

  // A keyboard that staff have brought along.
  const keyed = useEffectEvent((key: string) => {
    if (key === 'Backspace') type('erase');
    else if (/^\d$/.test(key)) type(key);
  });
  useEffect(() => {
    const listen = ({ key }: KeyboardEvent) => keyed(key);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  const said = () => {
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
      <div className={styles.keys}>
        {digits.map(digit => (
          <button
            key={digit}
            type="button"
            className={styles.key}
            disabled={!isOpen}
            onClick={() => type(digit)}
          >
            {digit}
          </button>
        ))}
        <button
          type="button"
          className={mergeClasses(styles.key, styles.word)}
          disabled={!isOpen || entry.digits === ''}
          onClick={() => type('erase')}
        >
          {t('pin.erase')}
        </button>
        <button type="button" className={styles.key} disabled={!isOpen} onClick={() => type('0')}>
          0
        </button>
        <button
          type="button"
          className={mergeClasses(styles.key, styles.word, styles.send)}
          disabled={!canSend(entry, now)}
          aria-busy={entry.isChecking}
          onClick={() => void send()}
        >
          {t('pin.open')}
        </button>
      </div>
      <div className={styles.said}>{said()}</div>
    </div>
  );
}

/** `1:05`. */
function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
