import { Navigate, useParams, useSearchParams } from 'react-router';
import { HelpEntry, HelpList } from '#renderer/guest/features/stay/help/components/help-list.tsx';
import { HelpResults } from '#renderer/guest/features/stay/help/components/help-results.tsx';
import { HelpSearchField } from '#renderer/guest/features/stay/help/components/help-search-field.tsx';
import { HelpSupport } from '#renderer/guest/features/stay/help/components/help-support.tsx';
import { HelpTabs } from '#renderer/guest/features/stay/help/components/help-tabs.tsx';
import { helpFigures, isHelpCategory, itemPath } from '#renderer/guest/features/stay/help/help-items.ts';
import { useHelpSearch, useHelpTexts } from '#renderer/guest/features/stay/help/use-help.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { paths } from '#renderer/platform/paths.ts';
import { ScreenTitle } from '#renderer/platform/ui/screen-title.tsx';

export function Component() {
  const t = useText('help');
  const { category } = useParams();
  const [search, setSearch] = useSearchParams();
  const query = search.get('q') ?? '';
  const items = useHelpTexts();
  const found = useHelpSearch(items, query);
  if (!isHelpCategory(category)) return <Navigate to={paths.faq} replace />;
  return (
    <>
      <ScreenTitle title={t('title')} lead={t('lead', helpFigures())} page={t('page')} />
      <HelpSearchField
        query={query}
        onChange={next =>
          setSearch(next === '' ? {} : { q: next }, { replace: true, preventScrollReset: true })
        }
      />
      {found === null ? (
        <>
          <HelpTabs category={category} />
          <HelpList>
            {items
              .filter(item => item.category === category)
              .map(item => (
                <HelpEntry key={item.id} to={itemPath(item)} title={item.title} />
              ))}
          </HelpList>
        </>
      ) : (
        <HelpResults query={query} found={found} />
      )}
      <HelpSupport />
    </>
  );
}
