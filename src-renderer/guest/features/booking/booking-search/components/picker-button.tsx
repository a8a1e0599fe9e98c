import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode, Ref } from 'react';
import { brand, canHover } from '#renderer/platform/ui/theme.ts';

const useStyles = makeStyles({
  field: { display: 'grid', gap: '6px', minWidth: 0 },
  label: { fontSize: '0.875rem', fontWeight: 600, color: brand.ink },
  button: {
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    width: '100%',
    minHeight: '48px',
    padding: '8px 14px',
    font: 'inherit',
    textAlign: 'start',
    color: brand.ink,
    backgroundColor: brand.surface,
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: tokens.borderRadiusMedium,
    cursor: 'pointer',
    [canHover]: { ':hover': { backgroundColor: brand.ground } },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
    '& svg': { flexShrink: 0, color: brand.brassInk },
  },
  empty: { color: brand.inkSoft },
});

type PickerButtonProps = {
  label: string;
  value: string;
  empty?: boolean;
  icon: ReactNode;
  onClick: () => void;
  ref?: Ref<HTMLButtonElement>;
  id: string;
};

export function PickerButton({ label, value, empty = false, icon, onClick, ref, id }: PickerButtonProps) {
  const styles = useStyles();
  return (
    <span className={styles.field}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      <button
        ref={ref}
        id={id}
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-label={`${label}: ${value}`}
        onClick={onClick}
      >
        {icon}
        <span className={mergeClasses(empty && styles.empty)}>{value}</span>
      </button>
    </span>
  );
}
