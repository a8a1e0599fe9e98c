import { makeStyles } from '@fluentui/react-components';
import { formatInstant, formatMoney } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Heading } from '#renderer/platform/ui/heading.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';
import type { Drawer, DrawerMovement } from '#shared/contract/staff/drawers.ts';
import { shortName } from '../shared/look/short-name.ts';

const useStyles = makeStyles({
  box: { padding: '14px 20px', overflowX: 'auto' },
  title: { fontSize: '1.125rem', lineHeight: '26px', fontWeight: 600 },
  table: {
    width: '100%',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
    '& th': { textAlign: 'start', color: brand.inkSoft, fontSize: '0.8125rem', padding: '6px 12px 6px 0' },
    '& td': { height: '40px', padding: '4px 12px 4px 0', borderTop: `1px solid ${brand.hairline}` },
    '& tr > :last-child': { textAlign: 'end', paddingInlineEnd: 0, fontWeight: 600, whiteSpace: 'nowrap' },
  },
  soft: { color: brand.inkSoft, whiteSpace: 'nowrap' },
});

type MovementTableProps = { drawer: Drawer; movements: readonly DrawerMovement[]; timeZone: string };

/** Where the expected amount comes from, piece by piece. */
export function MovementTable({ drawer, movements, timeZone }: MovementTableProps) {
  const styles = useStyles();
  const t = useText('staff/drawer');
  const time = (at: string) => formatInstant(new Date(at), timeZone);
  return (
    <section className={styles.box} aria-label={t('movements.title')}>
      <Heading level={2} className={styles.title}>
        {t('movements.title')}
      </Heading>
      <table className={styles.table} aria-label={t('movements.title')}>
        <thead>
          <tr>
            <th scope="col">{t('movements.time')}</th>
            <th scope="col">{t('movements.what')}</th>
            <th scope="col">{t('movements.who')}</th>
            <th scope="col">{t('movements.amount')}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td className={styles.soft}>{time(drawer.openedAt)}</td>
            <td>{t('movements.opening')}</td>
            <td className={styles.soft}>{shortName(drawer.openedBy)}</td>
            <td>{formatMoney(drawer.openingCents)}</td>
          </tr>
          {movements.map(({ id, at, kind, locator, staffName, approvedBy, amountCents }) => (
            <tr key={id}>
              <td className={styles.soft}>{time(at)}</td>
              <td>{t(`movements.${kind}`, { locator })}</td>
              <td className={styles.soft}>
                {approvedBy === null
                  ? shortName(staffName)
                  : t('movements.approved', { name: shortName(approvedBy) })}
              </td>
              <td>{formatMoney(amountCents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
