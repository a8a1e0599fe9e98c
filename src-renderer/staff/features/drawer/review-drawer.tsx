import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { formatMoney } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { AlertIcon, CheckIcon } from '#renderer/platform/ui/icons.tsx';
import { LoadError } from '#renderer/platform/ui/load-error.tsx';
import { Money } from '#renderer/platform/ui/money.tsx';
import { Skeleton } from '#renderer/platform/ui/skeleton.tsx';
import { brand, from } from '#renderer/platform/ui/theme.ts';
import type { Drawer, DrawerReport } from '#shared/contract/staff/drawers.ts';
import type { Hotel } from '../shared/hotel/current-hotel.ts';
import { PageHeading } from '../shared/look/page-heading.tsx';
import { StateArch } from '../shared/look/state-arch.tsx';
import { CloseForm } from './close-form.tsx';
import { useCountStyles } from './count-styles.ts';
import { CountedCard } from './counted-card.tsx';
import { DrawerSteps } from './drawer-steps.tsx';
import { MovementTable } from './movement-table.tsx';
import { openedText } from './opened-text.ts';
import { useDrawerReport } from './queries.ts';

const useStyles = makeStyles({
  side: {
    display: 'grid',
    alignContent: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
    border: `1px solid ${brand.hairline}`,
    borderRadius: '16px',
    backgroundColor: brand.surface,
    overflow: 'clip',
  },
  trio: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    borderBottom: `1px solid ${brand.hairline}`,
    [from.medium]: { gridTemplateColumns: '1fr 1fr 1.15fr' },
    '& > div': { display: 'grid', alignContent: 'center', minHeight: '92px', padding: '12px 20px' },
    '& > div + div': { borderLeft: `1px solid ${brand.hairline}` },
  },
  label: { color: brand.inkSoft, fontSize: '0.8125rem' },
  figure: { fontSize: '1.75rem', lineHeight: '38px', fontWeight: 600 },
  difference: {
    gridTemplateColumns: '48px minmax(0, 1fr)',
    alignItems: 'center',
    gap: '16px',
  },
  wrong: {
    backgroundColor: tokens.colorStatusDangerBackground1,
    color: tokens.colorStatusDangerForeground1,
  },
  words: { display: 'grid' },
});

type ReviewDrawerProps = { hotel: Hotel; drawer: Drawer };

/** A counted drawer: what was expected and why, and the closing. */
export function ReviewDrawer({ hotel, drawer }: ReviewDrawerProps) {
  const t = useText('staff/drawer');
  const styles = useCountStyles();
  const report = useDrawerReport(hotel.hotelId, drawer.id);
  return (
    <>
      <PageHeading title={t('close.title')} note={openedText(drawer, hotel.timeZone, t)}>
        <DrawerSteps here="review" />
      </PageHeading>
      {report.isPending && <Skeleton height="320px" />}
      {report.isError && report.data === undefined && (
        <LoadError error={report.error} onRetry={() => void report.refetch()} />
      )}
      {report.data && (
        <div className={styles.grid}>
          <CountedCard drawer={report.data.drawer} timeZone={hotel.timeZone} />
          <Review hotel={hotel} report={report.data} />
        </div>
      )}
    </>
  );
}

function Review({ hotel, report }: { hotel: Hotel; report: DrawerReport }) {
  const styles = useStyles();
  const { drawer, movements } = report;
  return (
    <section className={styles.side}>
      <Figures drawer={drawer} />
      <MovementTable drawer={drawer} movements={movements} timeZone={hotel.timeZone} />
      <CloseForm hotelId={hotel.hotelId} drawer={drawer} />
    </section>
  );
}

/** Counted, expected and the difference, which is also said in words and by a sign. */
export function Figures({ drawer }: { drawer: Drawer }) {
  const styles = useStyles();
  const t = useText('staff/drawer');
  const difference = drawer.differenceCents ?? 0;
  const words = difference === 0 ? 'figures.right' : difference < 0 ? 'figures.short' : 'figures.over';
  return (
    <div className={styles.trio}>
      <div>
        <span className={styles.label}>{t('figures.counted')}</span>
        <Money className={styles.figure} cents={drawer.countedCents ?? 0} />
      </div>
      <div>
        <span className={styles.label}>{t('figures.expected')}</span>
        <Money className={styles.figure} cents={drawer.expectedCents ?? 0} />
      </div>
      <div className={mergeClasses(styles.difference, difference !== 0 && styles.wrong)}>
        <StateArch kind={difference === 0 ? 'ready' : 'stop'} size="large">
          {difference === 0 ? <CheckIcon /> : <AlertIcon />}
        </StateArch>
        <span className={styles.words}>
          <span className={styles.label}>{t(words)}</span>
          <span className={styles.figure}>{formatMoney(difference)}</span>
        </span>
      </div>
    </div>
  );
}
