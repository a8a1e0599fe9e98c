import { useErrorText, useText } from '#renderer/platform/i18n/i18n.ts';
import type { SearchFound } from '#shared/contract/staff/search.ts';
import { useSearchStyles } from './search-styles.ts';

type SearchLineProps = { found: SearchFound | undefined; error: unknown };

/** Below the hits: how many there are, that there are none or more, or why they did not come. */
export function SearchLine({ found, error }: SearchLineProps) {
  const styles = useSearchStyles();
  const t = useText('staff/search');
  const errorText = useErrorText();
  const line = () => {
    if (error !== null) return errorText(error);
    if (found === undefined) return t('searching');
    if (found.hits.length === 0) return t('none');
    return found.hasMore ? t('more') : t('found', { count: found.hits.length });
  };
  return (
    <div className={styles.line} role="option" aria-disabled="true" aria-selected="false">
      <span role="status">{line()}</span>
    </div>
  );
}
