import { Button, makeStyles } from '@fluentui/react-components';
import { useMutation } from '@tanstack/react-query';
import { formatInstant, formatMoney } from '#renderer/platform/i18n/format.ts';
import { useErrorText, useText } from '#renderer/platform/i18n/i18n.ts';
import { AlertIcon, CheckIcon } from '#renderer/platform/ui/icons.tsx';
import { LoadError } from '#renderer/platform/ui/load-error.tsx';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { ShowMore } from '#renderer/platform/ui/show-more.tsx';
import type { Drawer } from '#shared/contract/staff/drawers.ts';
import { staffGateway } from '../shared/gateway/staff-client.ts';
import type { Hotel } from '../shared/hotel/current-hotel.ts';
import { EmptyNote } from '../shared/look/empty-note.tsx';
import { ListBones } from '../shared/look/list-bones.tsx';
import { FactCell, ListCell, ListRow, ListTable } from '../shared/look/list-table.tsx';
import { shortName } from '../shared/look/short-name.ts';
import { State } from '../shared/look/state-arch.tsx';
import { saveReport } from '../shared/money/save-report.ts';
import { useDrawers } from './queries.ts';

const useStyles = makeStyles({
  box: { display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)' },
  acts: { display: 'inline-flex', flexWrap: 'wrap', gap: '4px' },
});

type DrawerListProps = { hotel: Hotel; currentId: string | null; onOpen: (drawer: Drawer) => void };

/** Earlier drawers and, for managers, those of other desks. */
export function DrawerList({ hotel, currentId, onOpen }: DrawerListProps) {
  const styles = useStyles();
  const t = useText('staff/drawer');
  const errorText = useErrorText();
  const list = useDrawers(hotel.hotelId);
  const save = useMutation({
    mutationFn: async (wanted: { drawerId: string; format: 'PDF' | 'CSV' }) =>
      saveReport(await staffGateway.drawers.report({ hotelId: hotel.hotelId, ...wanted })),
  });
  if (list.isPending) return <ListBones rows={3} />;
  if (list.data === undefined) return <LoadError error={list.error} onRetry={() => void list.refetch()} />;
  const drawers = list.data.pages.flatMap(page => page.drawers).filter(({ id }) => id !== currentId);
  if (drawers.length === 0) return <EmptyNote>{t('list.none')}</EmptyNote>;
  return (
    <div className={styles.box}>
      {save.error !== null && <Notice intent="error">{errorText(save.error)}</Notice>}
      <ListTable
        label={t('list.title')}
        columns={[
          { name: t('list.opened') },
          { name: t('list.closed') },
          { name: t('list.state') },
          { name: t('list.acts'), isAtEnd: true },
        ]}
      >
        {drawers.map(drawer => (
          <Row
            key={drawer.id}
            drawer={drawer}
            timeZone={hotel.timeZone}
            onOpen={onOpen}
            onSave={format => save.mutate({ drawerId: drawer.id, format })}
          />
        ))}
      </ListTable>
      <ShowMore
        count={t('list.shown', { count: drawers.length })}
        label={t('list.more')}
        failed={t('list.moreFailed')}
        hasFailed={list.isFetchNextPageError}
        isFetching={list.isFetchingNextPage}
        onMore={list.hasNextPage ? () => void list.fetchNextPage() : null}
      />
    </div>
  );
}

type RowProps = {
  drawer: Drawer;
  timeZone: string;
  onOpen: (drawer: Drawer) => void;
  onSave: (format: 'PDF' | 'CSV') => void;
};

function Row({ drawer, timeZone, onOpen, onSave }: RowProps) {
  const styles = useStyles();
  const t = useText('staff/drawer');
  const time = (at: string) => formatInstant(new Date(at), timeZone);
  const opened = time(drawer.openedAt);
  const difference = drawer.differenceCents ?? 0;
  return (
    <ListRow>
      <FactCell
        fact={opened}
        more={`${shortName(drawer.openedBy)} · ${drawer.device ?? t('list.browser')}`}
      />
      <FactCell
        fact={drawer.closedAt === null ? '–' : time(drawer.closedAt)}
        more={[drawer.closedBy && shortName(drawer.closedBy), drawer.note].filter(Boolean).join(' · ')}
      />
      <ListCell>
        {drawer.state === 'CLOSED' ? (
          <State
            kind={difference === 0 ? 'ready' : 'stop'}
            icon={difference === 0 ? <CheckIcon /> : <AlertIcon />}
            word={difference === 0 ? t('list.right') : formatMoney(difference)}
          />
        ) : (
          <State kind="waiting" icon={<b>…</b>} word={t(`list.${drawer.state}`)} />
        )}
      </ListCell>
      <ListCell kind="act">
        <span className={styles.acts}>
          {drawer.state !== 'CLOSED' ? (
            <Button aria-label={t('list.closeOf', { time: opened })} onClick={() => onOpen(drawer)}>
              {t('list.close')}
            </Button>
          ) : (
            <>
              <Button aria-label={t('list.pdfOf', { time: opened })} onClick={() => onSave('PDF')}>
                PDF
              </Button>
              <Button aria-label={t('list.csvOf', { time: opened })} onClick={() => onSave('CSV')}>
                CSV
              </Button>
            </>
          )}
        </span>
      </ListCell>
    </ListRow>
  );
}
