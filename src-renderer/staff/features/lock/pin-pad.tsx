import { Button, makeStyles, mergeClasses } from '@fluentui/react-components';
import { useEffect, useId, useRef } from 'react';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { brand } from '#renderer/platform/ui/theme.ts';
import { toSixDigits } from '#shared/rules/six-digit-code.ts';
import { BackspaceIcon } from '../shared/look/staff-icons.tsx';

export const PIN_LENGTH = 6;

const useStyles = makeStyles({
  box: { display: 'grid', justifyItems: 'center', gap: '16px' },
  field: {
    position: 'relative',
    display: 'flex',
    gap: '10px',
    padding: '4px',
    ':focus-within > [data-current]': {
      borderRadius: '20px 20px 8px 8px',
      outline: `2px solid ${brand.ink}`,
      outlineOffset: '2px',
    },
  },
  slot: {
    display: 'grid',
    placeItems: 'center',
    width: '40px',
    height: '48px',
    border: `1px solid var(--colorNeutralStrokeAccessible)`,
    borderRadius: '20px 20px 8px 8px',
    backgroundColor: brand.surface,
    '::after': {
      content: '""',
      width: '12px',
      height: '12px',
      borderRadius: '50%',
      backgroundColor: 'transparent',
      border: '6px solid transparent',
    },
  },
  filled: { '::after': { border: `6px solid ${brand.ink}` } },
  label: { fontWeight: 600 },
  // The slots are what is seen; the field over them takes the keys, a phone's keypad and what is pasted.
  input: {
    position: 'absolute',
    inset: 0,
    width: '100%',
    padding: 0,
    border: 0,
    borderRadius: '20px',
    backgroundColor: 'transparent',
    color: 'transparent',
    caretColor: 'transparent',
    fontSize: '1rem',
    cursor: 'text',
    // The slot of the next digit shows it.
    ':focus-visible': { outlineStyle: 'none' },
  },
  pad: { display: 'grid', gridTemplateColumns: 'repeat(3, 72px)', gap: '8px' },
  key: {
    fontVariantNumeric: 'tabular-nums',
    ':nth-child(10)': { gridColumnStart: 2 },
  },
});

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'];

type PinPadProps = {
  label: string;
  value: string;
  isBusy: boolean;
  /** The id of what is wrong with the last one. */
  describedBy?: string | undefined;
  onChange: (pin: string) => void;
  onComplete: (pin: string) => void;
};

/** Six digits by the keyboard, and by a pad for a finger or a mouse. The sixth one sends them. */
export function PinPad({ label, value, isBusy, describedBy, onChange, onComplete }: PinPadProps) {
  const styles = useStyles();
  const t = useText('staff/lock');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!isBusy) input.current?.focus();
  }, [isBusy]);
  const type = (typed: string) => {
    const pin = toSixDigits(typed);
    if (isBusy || pin === value) return;
    onChange(pin);
    if (pin.length === PIN_LENGTH) onComplete(pin);
  };
  const press = (next: string) => {
    type(next);
    input.current?.focus();
  };
  return (
    <div className={styles.box}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.field}>
        {Array.from({ length: PIN_LENGTH }, (_, at) => (
          <span
            key={digits[at]}
            className={mergeClasses(styles.slot, at < value.length && styles.filled)}
            data-current={at === Math.min(value.length, PIN_LENGTH - 1) ? '' : undefined}
            aria-hidden="true"
          />
        ))}
        <input
          ref={input}
          id={id}
          className={styles.input}
          type="password"
          inputMode="numeric"
          // A browser offers to store what it takes for a password, and does not for a code.
          autoComplete="one-time-code"
          readOnly={isBusy}
          value={value}
          aria-invalid={describedBy !== undefined}
          aria-describedby={describedBy}
          onChange={event => type(event.currentTarget.value)}
        />
      </div>
      <div className={styles.pad}>
        {digits.map(digit => (
          <Button
            key={digit}
            className={styles.key}
            data-form="digit"
            // The keyboard has the field above.
            tabIndex={-1}
            onClick={() => press(value + digit)}
          >
            {digit}
          </Button>
        ))}
        <Button
          className={styles.key}
          data-form="digit"
          appearance="subtle"
          tabIndex={-1}
          aria-label={t('erase')}
          icon={<BackspaceIcon />}
          onClick={() => press(value.slice(0, -1))}
        />
      </div>
    </div>
  );
}
