import { Button, makeStyles } from '@fluentui/react-components';
import { useNavigate } from 'react-router';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { ArrowLeftIcon } from '#renderer/platform/ui/icons.tsx';
import { LoadError } from '#renderer/platform/ui/load-error.tsx';
import { Skeleton } from '#renderer/platform/ui/skeleton.tsx';
import { EmptyNote } from '../shared/look/empty-note.tsx';
import { PrintPage } from '../shared/paper/print-page.tsx';
import { staffPaths } from '../shared/paths/staff-paths.ts';
import { CardSheet } from './card-sheet.tsx';
import { usePrintedCards } from './queries.ts';

const useStyles = makeStyles({
  sheets: { display: 'grid', gap: '24px', '@media print': { display: 'block' } },
});

/** The paper as it will be: whole names, because each guest signs the own card. */
export function RegistrationCards({ hotelId, bookingId }: { hotelId: string; bookingId: string }) {
  const styles = useStyles();
  const t = useText('staff/registration-cards');
  const navigate = useNavigate();
  const printed = usePrintedCards(hotelId, bookingId);
  if (printed.isPending) return <Skeleton height="480px" />;
  if (printed.data === undefined)
    return <LoadError level={1} error={printed.error} onRetry={() => void printed.refetch()} />;
  const { cards, locator } = printed.data;
  return (
    <PrintPage
      title={t('title', { locator })}
      note={t('note')}
      back={
        <Button icon={<ArrowLeftIcon />} onClick={() => void navigate(staffPaths.booking(bookingId))}>
          {t('back')}
        </Button>
      }
    >
      {cards.length === 0 && <EmptyNote>{t('none')}</EmptyNote>}
      <div className={styles.sheets}>
        {cards.map(card => (
          <CardSheet key={`${card.room} ${card.fullName}`} card={card} printed={printed.data} />
        ))}
      </div>
    </PrintPage>
  );
}
