import { Button, makeStyles } from '@fluentui/react-components';
import { formatClock } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { from } from '#renderer/platform/ui/theme.ts';
import type { DeskVisitor, VisitState } from '#shared/contract/staff/desk-visitors.ts';
import type { Hotel } from '../shared/hotel/current-hotel.ts';
import { FactCell, ListCell, ListRow, ListTable } from '../shared/look/list-table.tsx';
import { useVisitorStep, type VisitorStep } from './queries.ts';
import { VisitorState } from './visitor-state.tsx';

const useStyles = makeStyles({
  state: { [from.medium]: { width: '26%' } },
  document: { [from.medium]: { width: '16%' } },
  room: { [from.medium]: { width: '16%' } },
  act: { [from.medium]: { width: '150px' } },
});

/** What the desk can do next; null where nothing is left to do. */
const stepsOf: Record<VisitState, { next: VisitorStep | null; back: VisitorStep | null }> = {
  EXPECTED: { next: 'arrive', back: null },
  INSIDE: { next: 'leave', back: 'undoArrival' },
  OVERDUE: { next: 'leave', back: null },
  LEFT: { next: null, back: 'undoLeaving' },
  MISSED: { next: null, back: null },
  CLOSED: { next: null, back: null },
};

type VisitorTableProps = { visitors: readonly DeskVisitor[]; hotel: Hotel; isToday: boolean };

export function VisitorTable({ visitors, hotel, isToday }: VisitorTableProps) {
  const styles = useStyles();
  const t = useText('staff/visitors');
  const clock = (instant: string) => formatClock(new Date(instant), hotel.timeZone);
  return (
    <ListTable
      label={t('title')}
      columns={[
        { name: t('state'), className: styles.state },
        { name: t('visitor') },
        { name: t('document'), className: styles.document },
        { name: t('room'), className: styles.room },
        { name: t('acts'), className: styles.act, isAtEnd: true },
      ]}
    >
      {visitors.map(visitor => (
        <ListRow key={visitor.id}>
          <ListCell>
            <VisitorState state={visitor.state} note={timesOf(visitor, t, clock)} />
          </ListCell>
          <FactCell fact={visitor.fullName} more={t(`types.${visitor.visitorType}`)} />
          <FactCell fact={visitor.document} more={t(`documents.${visitor.documentType}`)} />
          <FactCell fact={visitor.room} more={visitor.host} />
          <ListCell kind="act">
            {/* Nobody is let in on another day. */}
            {(isToday || visitor.state !== 'EXPECTED') && <Steps visitor={visitor} hotelId={hotel.hotelId} />}
          </ListCell>
        </ListRow>
      ))}
    </ListTable>
  );
}

type Clock = (instant: string) => string;

function timesOf(
  { startsAt, endsAt, arrivedAt, leftAt }: DeskVisitor,
  t: ReturnType<typeof useText<'staff/visitors'>>,
  clock: Clock,
): string {
  const span = t('span', { from: clock(startsAt), until: clock(endsAt) });
  if (leftAt !== null) return t('leftAt', { span, time: clock(leftAt) });
  return arrivedAt === null ? span : t('arrivedAt', { span, time: clock(arrivedAt) });
}

function Steps({ visitor, hotelId }: { visitor: DeskVisitor; hotelId: string }) {
  const t = useText('staff/visitors');
  const step = useVisitorStep(hotelId);
  const { next, back } = stepsOf[visitor.state];
  return (
    <>
      {[back, next].map(
        name =>
          name !== null && (
            <Button
              key={name}
              appearance={name === next ? 'secondary' : 'subtle'}
              disabled={step.isPending}
              aria-label={t(`${name}.of`, { name: visitor.fullName })}
              onClick={() => step.mutate({ step: name, id: visitor.id })}
            >
              {t(`${name}.act`)}
            </Button>
          ),
      )}
    </>
  );
}
