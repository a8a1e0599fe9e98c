import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { brand, from, systemEdge } from '#renderer/platform/ui/theme.ts';
import { staffBrand } from './staff-theme.ts';

/** `stop` first, `missing` soon, `ready` nothing to do, `waiting` for the hotel itself. */
export type StateKind = 'stop' | 'missing' | 'ready' | 'waiting';

const useStyles = makeStyles({
  arch: {
    ...systemEdge,
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: '28px',
    height: '32px',
    borderRadius: '14px 14px 5px 5px',
    '& svg': { width: '16px', height: '16px' },
  },
  // Each form differs from the others on paper and for eyes that see no difference of colour.
  stop: { backgroundColor: staffBrand.stop, border: `1px solid ${staffBrand.stop}`, color: '#ffffff' },
  missing: { backgroundColor: brand.brassWash, border: `1px solid ${brand.brass}`, color: brand.brassInk },
  ready: { backgroundColor: brand.sageWash, border: `1px solid ${brand.sage}`, color: brand.sageInk },
  waiting: { border: `1px dashed ${brand.inkSoft}`, color: brand.inkSoft },
  large: {
    width: '48px',
    height: '54px',
    borderRadius: '24px 24px 8px 8px',
    '& svg': { width: '24px', height: '24px' },
  },
  row: { display: 'flex', alignItems: 'center', gap: '10px', minWidth: 0 },
  words: { display: 'grid', minWidth: 0, lineHeight: '17px' },
  word: { fontWeight: 600 },
  note: { fontSize: '0.8125rem', color: brand.inkSoft },
  // A row has two lines; a phone has the room for more.
  cut: { [from.medium]: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } },
  stopWord: { color: tokens.colorStatusDangerForeground1 },
  missingWord: { color: brand.brassInk },
  readyWord: { color: brand.sageInk },
  waitingWord: { color: brand.ink },
});

export function StateArch({
  kind,
  size = 'row',
  children,
}: {
  kind: StateKind;
  size?: 'row' | 'large';
  children: ReactNode;
}) {
  const styles = useStyles();
  return (
    <span
      className={mergeClasses(styles.arch, styles[kind], size === 'large' && styles.large)}
      aria-hidden="true"
    >
      {children}
    </span>
  );
}

type StateProps = {
  kind: StateKind;
  icon: ReactNode;
  word: string;
  note?: string | null;
  /** Where there is room for more lines: in a card, not in a row. */
  isNoteWhole?: boolean;
};

/** A state as sign, word and colour, with a note about it. */
export function State({ kind, icon, word, note = null, isNoteWhole = false }: StateProps) {
  const styles = useStyles();
  return (
    <span className={styles.row}>
      <StateArch kind={kind}>{icon}</StateArch>
      <span className={styles.words}>
        <span className={mergeClasses(styles.word, styles[`${kind}Word`])}>{word}</span>
        {note !== null && (
          <span className={mergeClasses(styles.note, !isNoteWhole && styles.cut)}>{note}</span>
        )}
      </span>
    </span>
  );
}
