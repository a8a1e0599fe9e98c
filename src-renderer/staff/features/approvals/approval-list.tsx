import { Button, makeStyles } from '@fluentui/react-components';
import { formatInstant, formatMoney } from '#renderer/platform/i18n/format.ts';
import { useErrorText, useText } from '#renderer/platform/i18n/i18n.ts';
import { Money } from '#renderer/platform/ui/money.tsx';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';
import type { Approval } from '#shared/contract/staff/approvals.ts';
import type { Hotel } from '../shared/hotel/current-hotel.ts';
import { shortName } from '../shared/look/short-name.ts';
import { type ApprovalAct, useApprovalAct } from './queries.ts';

const useStyles = makeStyles({
  list: { display: 'grid', gap: '8px', margin: 0, padding: 0, listStyleType: 'none' },
  item: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 16px',
    padding: '10px 14px',
    border: `1px solid ${brand.hairline}`,
    borderRadius: '14px',
    backgroundColor: brand.surface,
  },
  words: { flexGrow: 1, minWidth: '200px', overflowWrap: 'anywhere' },
  name: { display: 'block', fontWeight: 600 },
  more: { display: 'block', color: brand.inkSoft, fontSize: '0.8125rem' },
  sum: { fontSize: '1.25rem', fontWeight: 600 },
  acts: { display: 'inline-flex', gap: '8px' },
});

type ApprovalListProps = { hotel: Hotel; approvals: readonly Approval[] };

/** Requests for a second person: who may decides them, and who asked carries them out. */
export function ApprovalList({ hotel, approvals }: ApprovalListProps) {
  const styles = useStyles();
  const errorText = useErrorText();
  const run = useApprovalAct(hotel.hotelId);
  return (
    <>
      {run.error !== null && <Notice intent="error">{errorText(run.error)}</Notice>}
      <ul className={styles.list}>
        {approvals.map(approval => (
          <Item
            key={approval.id}
            approval={approval}
            timeZone={hotel.timeZone}
            isBusy={run.isPending}
            onAct={act => run.mutate({ approval, act })}
          />
        ))}
      </ul>
    </>
  );
}

type ItemProps = {
  approval: Approval;
  timeZone: string;
  isBusy: boolean;
  onAct: (act: ApprovalAct['act']) => void;
};

function Item({ approval, timeZone, isBusy, onAct }: ItemProps) {
  const styles = useStyles();
  const t = useText('staff/approvals');
  const { kind, state, locator, guestName, reason, requestedBy, decidedBy, amountCents } = approval;
  const what = t(`kind.${kind}`);
  const act = (name: ApprovalAct['act'], appearance: 'primary' | 'secondary') => (
    <Button
      appearance={appearance}
      disabledFocusable={isBusy}
      aria-label={t(`${name}Of`, { what, amount: formatMoney(amountCents), locator })}
      onClick={() => onAct(name)}
    >
      {t(name)}
    </Button>
  );
  return (
    <li className={styles.item}>
      <span className={styles.words}>
        <span className={styles.name}>
          {what}, {locator}
          {guestName !== null && ` · ${guestName}`}
        </span>
        <span className={styles.more}>{reason}</span>
        <span className={styles.more}>
          {t(`state.${state}`, {
            name: shortName(decidedBy ?? requestedBy),
            time: formatInstant(new Date(approval.expiresAt), timeZone),
          })}
        </span>
      </span>
      <Money className={styles.sum} cents={amountCents} />
      <span className={styles.acts}>
        {approval.mayDecide && act('refuse', 'secondary')}
        {approval.mayDecide && act('approve', 'primary')}
        {approval.isOwn && state === 'APPROVED' && act('carryOut', 'primary')}
      </span>
    </li>
  );
}
