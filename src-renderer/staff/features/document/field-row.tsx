import { Checkbox, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { CheckIcon } from '#renderer/platform/ui/icons.tsx';
import { brand, from } from '#renderer/platform/ui/theme.ts';
import { UnequalIcon } from '../shared/look/staff-icons.tsx';
import type { FieldState } from './field-state.ts';

const columns = '116px minmax(0, 1fr) minmax(220px, 300px) 128px';

export const useRowStyles = makeStyles({
  row: {
    display: 'grid',
    gap: '4px 16px',
    padding: '12px 16px',
    borderBottom: `1px solid ${brand.hairline}`,
    [from.medium]: {
      gridTemplateColumns: columns,
      alignItems: 'center',
      minHeight: '68px',
      paddingBlock: '8px',
    },
  },
  different: { backgroundColor: tokens.colorStatusDangerBackground1 },
  label: { color: brand.inkSoft, [from.medium]: { color: brand.ink } },
  entered: { fontSize: '1rem', overflowWrap: 'anywhere', minWidth: 0 },
  // The row's own name stands at its start; the field's is for screen readers and phones.
  field: {
    [from.medium]: { '& > label': { position: 'absolute', width: '1px', height: '1px', overflow: 'clip' } },
  },
});

const useStyles = makeStyles({
  result: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '8px',
    minHeight: '24px',
    fontWeight: 600,
    color: brand.inkSoft,
    '& svg': { flexShrink: 0 },
    [from.medium]: { justifyContent: 'flex-end', textAlign: 'end' },
  },
  SAME: { color: brand.sageInk },
  DIFFERENT: { color: tokens.colorStatusDangerForeground1 },
  below: { display: 'grid', gap: '2px', [from.medium]: { gridColumn: '2 / -1' } },
  cause: { margin: 0 },
  none: { color: brand.inkSoft, fontSize: '0.875rem' },
});

type FieldRowProps = {
  label: string;
  /** Null: the guest has not entered it. */
  entered: ReactNode;
  state: FieldState;
  /** The words of the box that makes the document count. */
  prevails: string;
  cause?: string | null;
  isCorrected: boolean;
  onCorrect: (isCorrected: boolean) => void;
  children: ReactNode;
};

const signs = {
  SAME: <CheckIcon />,
  DIFFERENT: <UnequalIcon />,
  NOT_GIVEN: null,
  COMPARING: null,
  EMPTY: null,
};

/** What the guest entered, what the document says, and if they are the same. */
export function FieldRow({
  label,
  entered,
  state,
  prevails,
  cause = null,
  isCorrected,
  onCorrect,
  children,
}: FieldRowProps) {
  const row = useRowStyles();
  const styles = useStyles();
  const t = useText('staff/document');
  const isDifferent = state === 'DIFFERENT';
  const result = state === 'EMPTY' ? '' : t(`result.${state}`);
  return (
    <div className={mergeClasses(row.row, isDifferent && row.different)}>
      <span className={row.label} aria-hidden="true">
        {label}
      </span>
      <span className={row.entered}>{entered ?? <span className={styles.none}>{t('notEntered')}</span>}</span>
      {children}
      <span
        role="status"
        aria-label={result === '' ? label : `${label}: ${result}`}
        className={mergeClasses(
          styles.result,
          state === 'SAME' && styles.SAME,
          isDifferent && styles.DIFFERENT,
        )}
      >
        {signs[state]}
        {result}
      </span>
      {isDifferent && (
        <div className={styles.below}>
          {cause !== null && <p className={styles.cause}>{cause}</p>}
          <Checkbox
            label={prevails}
            checked={isCorrected}
            onChange={(_, { checked }) => onCorrect(checked === true)}
          />
        </div>
      )}
    </div>
  );
}
