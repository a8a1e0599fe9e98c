import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { useEffect, useRef, useState } from 'react';
import { markedMatch, matching } from '#renderer/platform/forms/option-search.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { CheckIcon } from '#renderer/platform/ui/icons.tsx';
import { Modal } from '#renderer/platform/ui/modal.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';
import { choose, hasSearch, type ListEntry, type OpenedList } from '../opened-list.ts';
import { useOpenedList } from '../use-opened-list.ts';
import { ListSearch } from './list-search.tsx';

const useStyles = makeStyles({
  // The search is at the lower edge, above the keyboard, however many entries there are.
  sheet: { display: 'flex', flexDirection: 'column', minHeight: '100%' },
  rows: { flexGrow: 1, margin: 0, padding: 0, listStyleType: 'none' },
  item: { contentVisibility: 'auto', containIntrinsicSize: 'auto 65px' },
  row: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '16px',
    width: '100%',
    minHeight: '64px',
    padding: '8px 18px',
    border: 0,
    borderBottom: `1px solid ${brand.hairline}`,
    backgroundColor: 'transparent',
    color: brand.ink,
    font: 'inherit',
    fontSize: '1.125rem',
    textAlign: 'start',
    cursor: 'pointer',
    ':disabled': { color: brand.inkSoft, cursor: 'not-allowed' },
  },
  chosen: { backgroundColor: brand.terracottaWash, fontWeight: 600 },
  match: {
    color: 'inherit',
    backgroundColor: 'transparent',
    fontWeight: 700,
    textDecorationLine: 'underline',
  },
  none: { margin: 0, padding: '24px 18px', color: brand.inkSoft, lineHeight: 1.5 },
});

function Label({ label, typed }: { label: string; typed: string }) {
  const styles = useStyles();
  const marked = markedMatch(label, typed);
  if (marked === null) return <span>{label}</span>;
  return (
    <span>
      {marked.before}
      <mark className={styles.match}>{marked.match}</mark>
      {marked.after}
    </span>
  );
}

type RowsProps = {
  list: OpenedList;
  found: readonly ListEntry[];
  typed: string;
  onChoose: (entry: ListEntry) => void;
};

export function Rows({ list, found, typed, onChoose }: RowsProps) {
  const styles = useStyles();
  const chosen = useRef<HTMLButtonElement>(null);
  // Newer browsers return a promise, which React would call as a function when the list closes.
  useEffect(() => {
    chosen.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <ul className={styles.rows}>
      {found.map(entry => {
        const isChosen = entry.at === list.chosen;
        return (
          <li key={entry.at} className={styles.item}>
            <button
              ref={isChosen ? chosen : null}
              type="button"
              className={mergeClasses(styles.row, isChosen && styles.chosen)}
              disabled={entry.isDisabled}
              aria-pressed={isChosen}
              onClick={() => onChoose(entry)}
            >
              <Label label={entry.label} typed={typed} />
              {isChosen && <CheckIcon />}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

type SheetProps = { list: OpenedList; onChoose: (entry: ListEntry) => void };

function Sheet({ list, onChoose }: SheetProps) {
  const styles = useStyles();
  const t = useText('list-sheet');
  const [typed, setTyped] = useState('');
  const found = matching(list.entries, typed);
  const choices = found.filter(({ isDisabled }) => !isDisabled);
  return (
    <div className={styles.sheet}>
      <Rows list={list} found={found} typed={typed} onChoose={onChoose} />
      {found.length === 0 && (
        <p className={styles.none}>{typed === '' ? t('general:loading') : t('none', { typed })}</p>
      )}
      {hasSearch(list) && (
        <ListSearch
          list={list}
          typed={typed}
          count={found.length}
          onType={setTyped}
          onEnter={() => {
            const [only] = choices;
            if (only && choices.length === 1) onChoose(only);
          }}
        />
      )}
    </div>
  );
}

export default function ListSheet() {
  const [list, close] = useOpenedList();
  return (
    list !== null && (
      <Modal open title={list.title} size={hasSearch(list) ? 'list' : 'medium'} onClose={close}>
        <Sheet
          list={list}
          onChoose={entry => {
            close();
            choose(list, entry);
          }}
        />
      </Modal>
    )
  );
}
