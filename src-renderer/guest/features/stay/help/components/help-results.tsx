import { makeStyles } from '@fluentui/react-components';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { EmptyState } from '#renderer/platform/ui/empty-state.tsx';
import { Heading } from '#renderer/platform/ui/heading.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';
import { itemPath } from '../help-items.ts';
import { type FoundItem, toSnippet } from '../help-search.ts';
import { HelpEntry, HelpList } from './help-list.tsx';
import { Highlighted } from './highlighted.tsx';

const useStyles = makeStyles({
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: '4px 16px',
    marginBottom: '8px',
  },
  count: { margin: 0, color: brand.inkSoft },
});

type HelpResultsProps = { query: string; found: readonly FoundItem[] };

export function HelpResults({ query, found }: HelpResultsProps) {
  const styles = useStyles();
  const t = useText('help');
  return (
    <section aria-labelledby="help-results">
      <div className={styles.head}>
        <Heading level={2} size="small" id="help-results">
          {t('search.results')}
        </Heading>
        <p className={styles.count} role="status">
          {t('search.count', { count: found.length })}
        </p>
      </div>
      {found.length === 0 ? (
        <EmptyState level={3} title={t('search.none', { query: query.trim() })} text={t('search.noneText')} />
      ) : (
        <HelpList>
          {found.map(({ item, title, text }) => {
            const snippet = toSnippet(item.text, text);
            return (
              <HelpEntry
                key={item.id}
                to={`${itemPath(item)}&q=${encodeURIComponent(query.trim())}`}
                title={<Highlighted text={item.title} matches={title} />}
                note={<Highlighted text={snippet.text} matches={snippet.matches} />}
              />
            );
          })}
        </HelpList>
      )}
    </section>
  );
}
