import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { brand } from '#renderer/platform/ui/theme.ts';
import type { usePinEntry } from '../use-pin-entry.ts';

const useStyles = makeStyles({
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
});

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

type PinKeysProps = Pick<ReturnType<typeof usePinEntry>, 'entry' | 'isOpen' | 'canSend' | 'type' | 'send'>;

export function PinKeys({ entry, isOpen, canSend, type, send }: PinKeysProps) {
  const styles = useStyles();
  const t = useText('staff-panel');
  const digitKey = (digit: string) => (
    <button key={digit} type="button" className={styles.key} disabled={!isOpen} onClick={() => type(digit)}>
      {digit}
    </button>
  );
  return (
    <div className={styles.keys}>
      {digits.map(digitKey)}
      <button
        type="button"
        className={mergeClasses(styles.key, styles.word)}
        disabled={!isOpen || entry.digits === ''}
        onClick={() => type('erase')}
      >
        {t('pin.erase')}
      </button>
      {digitKey('0')}
      <button
        type="button"
        className={mergeClasses(styles.key, styles.word, styles.send)}
        disabled={!canSend}
        aria-busy={entry.isChecking}
        onClick={() => void send()}
      >
        {t('pin.open')}
      </button>
    </div>
  );
}
