import { Button, makeStyles } from '@fluentui/react-components';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatDate } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { LoadError } from '#renderer/platform/ui/load-error.tsx';
import { Skeleton } from '#renderer/platform/ui/skeleton.tsx';
import { AppError } from '#shared/errors.ts';
import { isLocalDate } from '#shared/local-date.ts';
import { PageHeading } from '../look/page-heading.tsx';
import { PrintIcon } from '../look/staff-icons.tsx';

const useStyles = makeStyles({ onScreen: { '@media print': { display: 'none' } } });

type PrintPageProps = { title: string; note: string; back?: ReactNode; children: ReactNode };

/** The paper as it will be. The browser's own dialog prints it, and says so where there is no printer. */
export function PrintPage({ title, note, back, children }: PrintPageProps) {
  const styles = useStyles();
  const t = useText('staff/frame');
  return (
    <>
      <div className={styles.onScreen}>
        <PageHeading title={title} note={note}>
          {back}
          {/* Enter prints: the page is opened for it. */}
          <Button appearance="primary" icon={<PrintIcon />} autoFocus onClick={() => window.print()}>
            {t('paper.print')}
          </Button>
        </PageHeading>
      </div>
      {children}
    </>
  );
}

type DayPageProps = { day: string; titleOf: (date: string) => string; note: string; children: ReactNode };

/** The same of a day, as the address says it. */
export function DayPrintPage({ day, titleOf, note, children }: DayPageProps) {
  const t = useText('staff/frame');
  if (!isLocalDate(day)) return <p role="alert">{t('paper.noDay')}</p>;
  return (
    <PrintPage title={titleOf(formatDate(day, 'full'))} note={note}>
      {children}
    </PrintPage>
  );
}

type SheetProps<Printed> = { printed: UseQueryResult<Printed>; children: (printed: Printed) => ReactNode };

/** What is printed of a day, once it has arrived. */
export function PrintedSheet<Printed>({ printed, children }: SheetProps<Printed>) {
  const t = useText('staff/frame');
  const { data, error, isPending, refetch } = printed;
  if (isPending) return <Skeleton height="480px" />;
  if (data !== undefined) return children(data);
  const isTooFar = error instanceof AppError && error.code === 'BAD_REQUEST';
  return isTooFar ? (
    <p role="alert">{t('paper.tooFar')}</p>
  ) : (
    <LoadError error={error} onRetry={() => void refetch()} />
  );
}
