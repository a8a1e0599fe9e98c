import { useText } from '#renderer/platform/i18n/i18n.ts';
import { TabStrip } from '#renderer/platform/ui/tab-strip.tsx';
import { categoryPath, type HelpCategory, helpCategories } from '../help-items.ts';

export function HelpTabs({ category: here }: { category: HelpCategory }) {
  const t = useText('help');
  const tabs = helpCategories.map(category => ({
    to: categoryPath(category),
    isHere: category === here,
    name: t(`categories.${category}`),
  }));
  return <TabStrip label={t('categories.label')} tabs={tabs} />;
}
