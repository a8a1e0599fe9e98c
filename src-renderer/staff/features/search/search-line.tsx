import type { UseQueryResult } from '@tanstack/react-query';
import { useErrorText, useText } from '#renderer/platform/i18n/i18n.ts';
import type { SearchHit } from '#shared/contract/staff/search.ts';
import { useSearchStyles } from './search-styles.ts';

type SearchLineProps = { search: UseQueryResult<{ hits: SearchHit[]; hasMore: boolean }> };

/** Below the hits: how many there are, that there are none or more, or why they did not come. */
export function SearchLine({ search: { data, error, isError } }: SearchLineProps) {
  const styles = useSearchStyles();
  const t = useText('staff/search');
  const errorText = useErrorText();
  const line = () => {
    if (isError) return errorText(error);
    if (data === undefined) return t('searching');
    if (data.hits.length === 0) return t('none');
    return data.hasMore ? t('more') : t('found', { count: data.hits.length });
  };
  return (
    <div className={styles.line} role="option" aria-disabled="true" aria-selected="false">
      <span role="status">{line()}</span>
    </div>
  );
}
