import { makeStyles, mergeClasses } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { BusyButton } from '#renderer/platform/ui/busy-button.tsx';
import { Heading } from '#renderer/platform/ui/heading.tsx';
import { brand, from, tokens } from '#renderer/platform/ui/theme.ts';
import { MINIBAR_TOTAL } from '#shared/policies.ts';
import { type ChosenItem, missingItems, totalOf } from '#shared/rules/minibar.ts';
import type { MinibarChoosing } from '../use-minibar.ts';
import { type Shelved, Shelves } from './shelves.tsx';

export function useRest(): (chosen: readonly ChosenItem[]) => string {
  const t = useText('minibar');
  return chosen => {
    const missing = missingItems(chosen);
    if (missing === 0) return t('fridge.full');
    return missing > 0 ? t('fridge.toGo', { count: missing }) : t('fridge.over', { count: -missing });
  };
}

const useStyles = makeStyles({
  // On a phone it has no box of its own, so that the bar can stick to the edge of the whole page.
  aside: {
    display: 'contents',
    [from.large]: { display: 'grid', gap: '16px', position: 'sticky', top: '24px' },
  },
  fridge: {
    justifySelf: 'center',
    width: '100%',
    maxWidth: '460px',
    [from.large]: { maxWidth: 'none' },
    display: 'grid',
    justifyItems: 'center',
    gap: '4px',
    padding: '34px 24px 22px',
    borderRadius: '50% 50% 20px 20px / 120px 120px 20px 20px',
    border: `1px solid ${brand.hairline}`,
    backgroundColor: brand.surface,
    boxShadow: brand.shadowSoft,
  },
  count: { fontFamily: brand.fontDisplay, fontSize: '2.25rem', lineHeight: 1.1 },
  rest: { color: brand.inkSoft },
  toGo: { color: tokens.colorBrandForegroundLink, fontWeight: 600 },
  full: { color: brand.sageInk, fontWeight: 600 },
  shelves: { width: '100%', maxWidth: '320px', marginTop: '12px', '& svg': { strokeWidth: 1.15 } },
  bar: {
    position: 'sticky',
    bottom: 0,
    zIndex: 5,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '6px 16px',
    marginInline: '-20px',
    padding: '12px 20px max(12px, env(safe-area-inset-bottom))',
    backgroundColor: brand.surface,
    borderTop: `1px solid ${brand.hairline}`,
    boxShadow: brand.shadowLift,
    [from.medium]: { marginInline: '-32px', paddingInline: '32px' },
    [from.large]: {
      position: 'static',
      gridTemplateColumns: '1fr',
      margin: 0,
      padding: 0,
      border: 'none',
      boxShadow: 'none',
      backgroundColor: 'transparent',
    },
  },
  state: { display: 'grid', lineHeight: 1.3, [from.large]: { display: 'none' } },
  barCount: { fontFamily: brand.fontDisplay, fontSize: '1.125rem' },
  save: { minHeight: '56px' },
  outcome: { gridColumn: '1 / -1', ':empty': { display: 'none' } },
});

type MinibarSummaryProps = {
  choosing: MinibarChoosing;
  shelved: Shelved;
  outcome: ReactNode;
};

export function MinibarSummary({ choosing, shelved, outcome }: MinibarSummaryProps) {
  const t = useText('minibar');
  const styles = useStyles();
  const rest = useRest();
  const { items } = choosing.form;
  const count = t('fridge.count', { total: totalOf(items), wanted: MINIBAR_TOTAL });
  const restStyle = mergeClasses(styles.rest, missingItems(items) === 0 ? styles.full : styles.toGo);
  return (
    <aside className={styles.aside} aria-label={t('fridge.title')}>
      <div className={styles.fridge}>
        <Heading level={2} size="small">
          {t('fridge.title')}
        </Heading>
        <span className={styles.count}>{count}</span>
        <span className={restStyle}>{rest(items)}</span>
        <Shelves className={styles.shelves} shelved={shelved} />
      </div>
      <div className={styles.bar}>
        <div className={styles.state} aria-hidden="true">
          <span className={styles.barCount}>{count}</span>
          <span className={restStyle}>{rest(items)}</span>
        </div>
        <BusyButton
          className={styles.save}
          busy={choosing.isBusy}
          disabled={!choosing.canSave}
          onClick={choosing.submit}
        >
          {t('save')}
        </BusyButton>
        <div className={styles.outcome}>{outcome}</div>
      </div>
    </aside>
  );
}
