import { makeStyles } from '@fluentui/react-components';
import { brand, systemColours } from '#renderer/platform/ui/theme.ts';
import type { Match } from '../help-search.ts';

const useStyles = makeStyles({
  mark: {
    borderRadius: '4px',
    backgroundColor: brand.terracottaWash,
    color: 'inherit',
    fontWeight: 600,
    [systemColours]: { backgroundColor: 'Mark', color: 'MarkText' },
  },
});

type HighlightedProps = { text: string; matches: readonly Match[] };

export function Highlighted({ text, matches }: HighlightedProps) {
  const styles = useStyles();
  return splitAtMatches(text, matches).map(part =>
    part.isMatch ? (
      <mark key={part.from} className={styles.mark}>
        {part.text}
      </mark>
    ) : (
      <span key={part.from}>{part.text}</span>
    ),
  );
}

type Part = { from: number; text: string; isMatch: boolean };

function splitAtMatches(text: string, matches: readonly Match[]): Part[] {
  const parts: Part[] = [];
  let from = 0;
  const take = (to: number, isMatch: boolean) => {
    if (to <= from) return;
    parts.push({ from, text: text.slice(from, to), isMatch });
    from = to;
  };
  for (const [first, last] of matches.toSorted(([a], [b]) => a - b)) {
    take(first, false);
    take(last + 1, true);
  }
  take(text.length, false);
  return parts;
}
