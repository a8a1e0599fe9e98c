import { useText } from '#renderer/platform/i18n/i18n.ts';
import { type ChosenItem, missingItems } from '#shared/rules/minibar.ts';

export function useRest(): (chosen: readonly ChosenItem[]) => string {
  const t = useText('minibar');
  return chosen => {
    const missing = missingItems(chosen);
    if (missing === 0) return t('fridge.full');
    return missing > 0 ? t('fridge.toGo', { count: missing }) : t('fridge.over', { count: -missing });
  };
}
