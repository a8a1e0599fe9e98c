import { Button, makeStyles } from '@fluentui/react-components';
import { formatInstant, formatList } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { brand, from } from '#renderer/platform/ui/theme.ts';
import type { InboxItem } from '#shared/contract/staff/inbox.ts';
import type { Hotel } from '../shared/hotel/current-hotel.ts';
import { FactCell, ListCell, ListRow, ListTable } from '../shared/look/list-table.tsx';
import { InboxText } from './inbox-text.tsx';
import { useInboxAct } from './queries.ts';

const useStyles = makeStyles({
  from: { [from.medium]: { width: '22%' } },
  act: { [from.medium]: { width: '220px' } },
  acts: { display: 'inline-flex', flexWrap: 'wrap', gap: '4px' },
  reply: { margin: '4px 0 0', color: brand.inkSoft, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
});

type InboxTableProps = { items: readonly InboxItem[]; hotel: Hotel; onReply: (item: InboxItem) => void };

export function InboxTable({ items, hotel, onReply }: InboxTableProps) {
  const styles = useStyles();
  const t = useText('staff/inbox');
  return (
    <ListTable
      label={t('title')}
      columns={[
        { name: t('from'), className: styles.from },
        { name: t('what') },
        { name: t('acts'), className: styles.act, isAtEnd: true },
      ]}
    >
      {items.map(item => (
        <ListRow key={item.id}>
          <FactCell
            fact={item.guestName}
            more={t('place', {
              rooms: formatList(item.rooms.map(number => t('room', { number }))),
              locator: item.locator,
            })}
          />
          <ListCell>
            <InboxText item={item} />
            {item.reply !== null && <p className={styles.reply}>{item.reply}</p>}
            <p className={styles.reply}>{momentOf(item, t, hotel.timeZone)}</p>
          </ListCell>
          <ListCell kind="act">
            <span className={styles.acts}>
              <Acts item={item} hotelId={hotel.hotelId} onReply={onReply} />
            </span>
          </ListCell>
        </ListRow>
      ))}
    </ListTable>
  );
}

function momentOf(
  { writtenAt, closedAt, closedBy, reply }: InboxItem,
  t: ReturnType<typeof useText<'staff/inbox'>>,
  timeZone: string,
): string {
  const at = (instant: string) => formatInstant(new Date(instant), timeZone);
  if (closedAt === null) return at(writtenAt);
  const by = { name: closedBy ?? t('gone'), when: at(closedAt) };
  return reply === null ? t('closedBy', by) : t('repliedBy', by);
}

type ActsProps = { item: InboxItem; hotelId: string; onReply: (item: InboxItem) => void };

function Acts({ item, hotelId, onReply }: ActsProps) {
  const t = useText('staff/inbox');
  const act = useInboxAct(hotelId);
  const of = { name: item.guestName, locator: item.locator };
  if (item.closedAt !== null)
    return item.reply === null ? (
      <Button
        aria-label={t('reopen.of', of)}
        disabled={act.isPending}
        onClick={() => act.mutate({ name: 'reopen', id: item.id })}
      >
        {t('reopen.act')}
      </Button>
    ) : null;
  return (
    <>
      <Button
        appearance="subtle"
        aria-label={t('close.of', of)}
        disabled={act.isPending}
        onClick={() => act.mutate({ name: 'close', id: item.id })}
      >
        {t('close.act')}
      </Button>
      <Button aria-label={t('reply.of', of)} onClick={() => onReply(item)}>
        {t('reply.act')}
      </Button>
    </>
  );
}
