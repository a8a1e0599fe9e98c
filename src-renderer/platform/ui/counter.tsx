import { Button, makeStyles } from '@fluentui/react-components';
import { useId } from 'react';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { MinusIcon, PlusIcon } from './icons.tsx';
import { brand } from './theme.ts';

const useStyles = makeStyles({
  row: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '16px' },
  text: { display: 'grid', gap: '2px' },
  label: { fontWeight: 600 },
  hint: { color: brand.inkSoft, fontSize: '0.875rem' },
  control: { display: 'inline-flex', alignItems: 'center', gap: '4px' },
  value: {
    minWidth: '2.75ch',
    textAlign: 'center',
    fontSize: '1.125rem',
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
  },
  button: { minWidth: '44px', width: '44px', height: '44px', borderRadius: '999px' },
});

type CounterProps = {
  label: string;
  hint?: string;
  value: number;
  min?: number;
  max: number;
  onChange: (value: number) => void;
  disabled?: boolean;
};

export function Counter({ label, hint, value, min = 0, max, onChange, disabled = false }: CounterProps) {
  const styles = useStyles();
  const t = useText('general');
  const id = useId();
  return (
    <div className={styles.row} role="group" aria-labelledby={id}>
      <span className={styles.text}>
        <span className={styles.label} id={id}>
          {label}
        </span>
        {hint !== undefined && <span className={styles.hint}>{hint}</span>}
      </span>
      <span className={styles.control}>
        <Button
          className={styles.button}
          icon={<MinusIcon />}
          aria-label={`${label}: ${t('decrease')}`}
          disabled={disabled}
          // Reaching a bound must not take the focus away from a keyboard user.
          disabledFocusable={!disabled && value <= min}
          onClick={() => onChange(Math.max(min, value - 1))}
        />
        <output className={styles.value} aria-live="polite" aria-labelledby={id}>
          {String(value).padStart(2, '0')}
        </output>
        <Button
          className={styles.button}
          icon={<PlusIcon />}
          aria-label={`${label}: ${t('increase')}`}
          disabled={disabled}
          disabledFocusable={!disabled && value >= max}
          onClick={() => onChange(Math.min(max, value + 1))}
        />
      </span>
    </div>
  );
}
