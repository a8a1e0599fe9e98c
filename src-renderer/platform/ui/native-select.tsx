import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useId } from 'react';
import { ChevronDownIcon } from './icons.tsx';
import { brand } from './theme.ts';

const useStyles = makeStyles({
  field: { display: 'grid', gap: '6px', minWidth: 0 },
  label: { fontSize: '0.875rem', fontWeight: 600, color: brand.ink },
  frame: { position: 'relative', display: 'grid', alignItems: 'center' },
  select: {
    gridArea: '1 / 1',
    appearance: 'none',
    width: '100%',
    minHeight: '48px',
    padding: '8px 40px 8px 14px',
    font: 'inherit',
    color: brand.ink,
    backgroundColor: brand.surface,
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: tokens.borderRadiusMedium,
    cursor: 'pointer',
    textOverflow: 'ellipsis',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
    ':disabled': { cursor: 'not-allowed', opacity: 0.6 },
  },
  wrong: { border: `2px solid ${tokens.colorStatusDangerBorder2}` },
  arrow: {
    gridArea: '1 / 1',
    justifySelf: 'end',
    marginRight: '12px',
    display: 'grid',
    color: brand.inkSoft,
    pointerEvents: 'none',
  },
  error: { color: tokens.colorStatusDangerForeground1, fontSize: '0.875rem' },
});

export type NativeOption = { value: string; label: string; disabled?: boolean };

type NativeSelectProps = {
  label: string;
  longLabel?: string;
  value: string;
  options: readonly NativeOption[];
  onChange: (value: string) => void;
  onBlur?: () => void;
  error?: string | undefined;
  disabled?: boolean;
  required?: boolean;
  id?: string;
  className?: string;
};

/** Supports every keyboard, screen reader and touch, and adds nothing to the first paint, unlike Fluent's Select. */
export function NativeSelect({
  label,
  longLabel,
  value,
  options,
  onChange,
  onBlur,
  error,
  disabled,
  required,
  id,
  className,
}: NativeSelectProps) {
  const styles = useStyles();
  const own = useId();
  const selectId = id ?? own;
  const errorId = `${own}-error`;
  return (
    <span className={mergeClasses(styles.field, className)}>
      <label className={styles.label} htmlFor={selectId}>
        {label}
      </label>
      <span className={styles.frame}>
        <select
          id={selectId}
          className={mergeClasses(styles.select, error !== undefined && styles.wrong)}
          value={value}
          disabled={disabled}
          required={required}
          aria-label={longLabel}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : errorId}
          onChange={event => onChange(event.target.value)}
          onBlur={onBlur}
        >
          {options.map(option => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={styles.arrow}>
          <ChevronDownIcon />
        </span>
      </span>
      {error !== undefined && (
        <span id={errorId} className={styles.error}>
          {error}
        </span>
      )}
    </span>
  );
}
