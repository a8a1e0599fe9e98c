import { useMemo } from 'react';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { helpFigures, helpItems } from './help-items.ts';
import { type FoundItem, type HelpText, helpIndex, searchHelp } from './help-search.ts';

export function useHelpTexts(): HelpText[] {
  const t = useText('help');
  // `t` changes with the language, and the figures with it.
  return useMemo(() => {
    const figures = helpFigures();
    return helpItems.map(item => ({
      ...item,
      title: t(`items.${item.id}.title`, figures),
      text: t(`items.${item.id}.text`, figures),
    }));
  }, [t]);
}

export function useHelpSearch(items: readonly HelpText[], query: string): FoundItem[] | null {
  const index = useMemo(() => helpIndex(items), [items]);
  return useMemo(() => searchHelp(index, query), [index, query]);
}
