import { Button, makeStyles, mergeClasses } from '@fluentui/react-components';
import { useAtomValue } from 'jotai';
import { type ReactNode, useState } from 'react';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Modal } from '#renderer/platform/ui/modal.tsx';
import { Money } from '#renderer/platform/ui/money.tsx';
import { brand, from } from '#renderer/platform/ui/theme.ts';
import type { Cents } from '#shared/money.ts';
import { selectedRooms } from '../state/flow.ts';
import { funnelAtom } from '../state/funnel-state.ts';
import { funnelTotals } from '../state/prices.ts';
import { BookingSummary } from './booking-summary.tsx';
import { StayLine } from './stay-line.tsx';

const aboveBar = '& :is(input, select, button, a, .fui-Field)';

const useStyles = makeStyles({
  columns: {
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    width: '100%',
    maxWidth: brand.pageWidth,
    marginInline: 'auto',
    padding: '20px 20px 0',
    [from.medium]: { padding: '24px 32px 0' },
    [from.large]: {
      display: 'grid',
      flexGrow: 0,
      gridTemplateColumns: 'minmax(0, 1fr) 360px',
      alignItems: 'start',
      gap: '40px',
      paddingBottom: '80px',
    },
    [from.wide]: { padding: '24px 40px 80px', gridTemplateColumns: `minmax(0, 1fr) ${brand.asideWidth}` },
  },
  main: {
    minWidth: 0,
    paddingBottom: '32px',
    // What takes the focus is scrolled to above the bar, not below it; for a keyboard on the screen that is the whole field.
    [aboveBar]: { scrollMarginBlockEnd: '8rem' },
    [from.large]: { paddingBottom: 0, [aboveBar]: { scrollMarginBlockEnd: 0 } },
  },
  // On a phone the aside has no box of its own, so that the bar can stick to the edge of the whole page.
  aside: {
    display: 'contents',
    [from.large]: {
      display: 'grid',
      gap: '20px',
      position: 'sticky',
      top: '24px',
      padding: '24px',
      borderRadius: '20px',
      backgroundColor: brand.surface,
      border: `1px solid ${brand.hairline}`,
      boxShadow: brand.shadowSoft,
      maxHeight: 'calc(100dvh - 48px)',
      overflowY: 'auto',
    },
  },
  summary: { display: 'none', [from.large]: { display: 'grid' } },
  inline: {
    display: 'grid',
    marginBottom: '32px',
    padding: '20px',
    borderRadius: '20px',
    backgroundColor: brand.surface,
    border: `1px solid ${brand.hairline}`,
    [from.large]: { margin: 0, padding: 0, border: 'none', backgroundColor: 'transparent' },
  },
  bar: {
    position: 'sticky',
    bottom: 0,
    zIndex: 5,
    display: 'grid',
    // A long button wraps its text before it covers the sum.
    gridTemplateColumns: 'minmax(max-content, 1fr) auto',
    alignItems: 'center',
    gap: '8px 16px',
    marginTop: 'auto',
    marginInline: '-20px',
    padding: '12px 20px max(12px, env(safe-area-inset-bottom))',
    backgroundColor: brand.surface,
    borderTop: `1px solid ${brand.hairline}`,
    boxShadow: brand.shadowLift,
    [from.medium]: { marginInline: '-32px', padding: '12px 32px' },
    [from.large]: {
      position: 'static',
      display: 'grid',
      gridTemplateColumns: '1fr',
      margin: 0,
      padding: 0,
      border: 'none',
      boxShadow: 'none',
      backgroundColor: 'transparent',
    },
  },
  sum: {
    display: 'grid',
    justifyItems: 'start',
    gap: '0',
    minWidth: 0,
    [from.large]: { display: 'none' },
  },
  amount: { fontFamily: brand.fontDisplay, fontSize: '1.25rem', lineHeight: 1.2 },
  open: { minHeight: '32px', padding: 0, minWidth: 0, fontWeight: 600, whiteSpace: 'nowrap' },
  note: {
    gridColumn: '1 / -1',
    // Its words wrap: they make no column as wide as their line.
    contain: 'inline-size',
    margin: 0,
    color: brand.inkSoft,
    fontSize: '0.9375rem',
    textAlign: 'center',
    ':empty': { display: 'none' },
  },
});

type FunnelColumnsProps = {
  children: ReactNode;
  action: ReactNode;
  note?: ReactNode;
  onRemove?: (index: number) => void;
  /** `line`: the page begins with one line of the stay, which opens the summary instead of the bar. */
  summaryOnPhone?: 'sheet' | 'inline' | 'line';
  /** In the bar instead of the price of all rooms. */
  due?: Cents;
  /** Below the bar's sum, in place of the button that opens the summary. */
  belowSum?: ReactNode;
  /** Between the summary and the button; on a phone in the page, above the bar. */
  beforeAction?: ReactNode;
};

export function FunnelColumns({
  children,
  action,
  note,
  onRemove,
  summaryOnPhone = 'sheet',
  due,
  belowSum,
  beforeAction,
}: FunnelColumnsProps) {
  const styles = useStyles();
  const t = useText('booking-funnel');
  const funnel = useAtomValue(funnelAtom);
  const [sheet, setSheet] = useState(false);
  const { total } = funnelTotals(funnel);
  const removing = onRemove ? { onRemove } : {};
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        {summaryOnPhone === 'line' && <StayLine onOpen={() => setSheet(true)} />}
        {children}
      </div>
      <aside className={styles.aside} aria-label={t('summary.title')}>
        <BookingSummary
          {...removing}
          className={mergeClasses(styles.summary, summaryOnPhone === 'inline' && styles.inline)}
        />
        {beforeAction}
        <div className={styles.bar}>
          <div className={styles.sum}>
            {selectedRooms(funnel).length > 0 && (
              <span>
                <Money cents={due ?? total} className={styles.amount} />
              </span>
            )}
            {belowSum ?? (
              <Button appearance="transparent" className={styles.open} onClick={() => setSheet(true)}>
                {t('summary.open')}
              </Button>
            )}
          </div>
          {action}
          {note !== undefined && note !== null && <div className={styles.note}>{note}</div>}
        </div>
      </aside>
      <Modal open={sheet} title={t('summary.title')} onClose={() => setSheet(false)}>
        <BookingSummary {...removing} level={3} titled={false} />
      </Modal>
    </div>
  );
}
