import { Button, makeStyles } from '@fluentui/react-components';
import { formatDate } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { LoadError } from '#renderer/platform/ui/load-error.tsx';
import { Skeleton } from '#renderer/platform/ui/skeleton.tsx';
import { AppError } from '#shared/errors.ts';
import { isLocalDate } from '#shared/hotel-time.ts';
import type { Hotel } from '../shared/hotel/current-hotel.ts';
import { PageHeading } from '../shared/look/page-heading.tsx';
import { PrintIcon } from '../shared/look/staff-icons.tsx';
import { PreparationSheet } from './preparation-sheet.tsx';
import { usePrintedPreparations } from './queries.ts';

const useStyles = makeStyles({ onScreen: { '@media print': { display: 'none' } } });

/** The paper as it will be, for a cart without a phone. */
export function PreparationsPrint({ hotel, day }: { hotel: Hotel; day: string }) {
  const styles = useStyles();
  const t = useText('staff/preparations');
  if (!isLocalDate(day)) return <p role="alert">{t('date.invalid')}</p>;
  return (
    <>
      <div className={styles.onScreen}>
        <PageHeading title={t('print.title', { date: formatDate(day, 'full') })} note={t('print.note')}>
          {/* Enter prints: the page is opened for it. */}
          <Button appearance="primary" icon={<PrintIcon />} autoFocus onClick={() => window.print()}>
            {t('print.act')}
          </Button>
        </PageHeading>
      </div>
      <Sheet hotelId={hotel.hotelId} day={day} />
    </>
  );
}

function Sheet({ hotelId, day }: { hotelId: string; day: string }) {
  const t = useText('staff/preparations');
  const printed = usePrintedPreparations(hotelId, day);
  if (printed.isPending) return <Skeleton height="480px" />;
  if (printed.data === undefined) {
    const { error } = printed;
    const isTooFar = error instanceof AppError && error.code === 'BAD_REQUEST';
    return isTooFar ? (
      <p role="alert">{t('date.tooFar')}</p>
    ) : (
      <LoadError error={error} onRetry={() => void printed.refetch()} />
    );
  }
  return <PreparationSheet printed={printed.data} />;
}
