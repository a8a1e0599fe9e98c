import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { formatClock, formatMoney } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { ButtonLink } from '#renderer/platform/ui/button-link.tsx';
import { Heading } from '#renderer/platform/ui/heading.tsx';
import { brand, from, systemEdge } from '#renderer/platform/ui/theme.ts';
import type { DeskBooking } from '#shared/contract/staff/desk-booking.ts';
import { staffPaths } from '../shared/paths/staff-paths.ts';
import type { ImportDecision } from './import-dialog.tsx';
import { mainGuestOf, mayCheckIn, type Waiting } from './waiting.ts';

const useStyles = makeStyles({
  band: {
    ...systemEdge,
    display: 'grid',
    gap: '12px 24px',
    alignItems: 'center',
    padding: '16px 20px',
    borderRadius: '16px',
    border: `1px solid ${brand.hairline}`,
    backgroundColor: brand.terracottaWash,
    [from.medium]: { gridTemplateColumns: 'minmax(0, 1fr) auto', minHeight: '104px' },
  },
  ready: { backgroundColor: brand.sageWash },
  quiet: { backgroundColor: brand.surface },
  words: { display: 'grid', gap: '2px' },
  title: { fontSize: '1.5rem', lineHeight: '30px', fontWeight: 600 },
  stop: { color: tokens.colorStatusDangerForeground1, fontWeight: 600 },
  text: { margin: 0 },
  others: { margin: 0, color: brand.inkSoft, fontSize: '0.8125rem' },
  acts: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
});

type NextStepProps = {
  booking: DeskBooking;
  waiting: readonly Waiting[];
  timeZone: string;
  onPay: () => void;
  onImport: (decision: ImportDecision) => void;
  onMinor: (roomGuestId: string) => void;
};

/** The first subject that waits, in a sentence, with the act that resolves it; then the others in one line. */
export function NextStep({ booking, waiting, timeZone, ...acts }: NextStepProps) {
  const styles = useStyles();
  const t = useText('staff/booking');
  const [first, ...others] = waiting;
  if (first === undefined) return <NothingWaits booking={booking} />;
  const { payBy, dueCents } = booking.money;
  return (
    <section className={styles.band} aria-label={t('next.label')}>
      <div className={styles.words}>
        <Heading level={2} className={styles.title}>
          {first.code === 'PAYMENT' && dueCents > 0
            ? t('next.pay', { amount: formatMoney(dueCents) })
            : t(`todo.${first.code}`)}
        </Heading>
        <p className={styles.text}>
          {first.number !== null && `${t('room', { number: first.number })}: `}
          {t(first.detail === null ? `why.${first.code}` : `detail.${first.detail}`)}
        </p>
        {first.code === 'PAYMENT' && payBy !== null && (
          <p className={mergeClasses(styles.text, styles.stop)}>
            {t('next.payBy', { time: formatClock(new Date(payBy), timeZone) })}
          </p>
        )}
        {others.length > 0 && (
          <p className={styles.others}>
            {t('next.then', { list: [...new Set(others.map(({ code }) => t(`todo.${code}`)))].join(', ') })}
          </p>
        )}
      </div>
      <Act booking={booking} waiting={first} {...acts} />
    </section>
  );
}

type ActProps = Pick<NextStepProps, 'booking' | 'onPay' | 'onImport' | 'onMinor'> & { waiting: Waiting };

function Act({ booking: { bookingId }, waiting, onPay, onImport, onMinor }: ActProps) {
  const styles = useStyles();
  const t = useText('staff/booking');
  const { act, roomGuestId } = waiting;
  if (act === null) return null;
  return (
    <div className={styles.acts}>
      {act === 'pay' && (
        <Button appearance="primary" size="large" onClick={onPay}>
          {t('act.pay')}
        </Button>
      )}
      {act === 'document' && (
        <ButtonLink appearance="primary" to={staffPaths.document(bookingId, roomGuestId)}>
          {t('act.document')}
        </ButtonLink>
      )}
      {act === 'checkIn' && (
        <ButtonLink appearance="primary" to={staffPaths.assistedCheckIn(bookingId, roomGuestId)}>
          {t('act.checkIn')}
        </ButtonLink>
      )}
      {act === 'registration' && (
        <ButtonLink appearance="primary" to={staffPaths.registrationsIn(waiting.detail)}>
          {t('act.registration')}
        </ButtonLink>
      )}
      {act === 'minor' && (
        <Button appearance="primary" size="large" onClick={() => onMinor(roomGuestId)}>
          {t('act.minor')}
        </Button>
      )}
      {act === 'import' && (
        <>
          <Button size="large" onClick={() => onImport('undo')}>
            {t('import.undo.act')}
          </Button>
          <Button appearance="primary" size="large" onClick={() => onImport('allow')}>
            {t('import.allow.act')}
          </Button>
        </>
      )}
    </div>
  );
}

function NothingWaits({ booking }: { booking: DeskBooking }) {
  const styles = useStyles();
  const t = useText('staff/booking');
  const arriving = booking.rooms.find(mayCheckIn);
  const isReady = arriving !== undefined;
  return (
    <section
      className={mergeClasses(styles.band, isReady ? styles.ready : styles.quiet)}
      aria-label={t('next.label')}
    >
      <div className={styles.words}>
        <Heading level={2} className={styles.title}>
          {t(isReady ? 'next.ready' : `next.nothing.${booking.status}`)}
        </Heading>
        <p className={styles.text}>{t(isReady ? 'next.readyText' : 'next.nothingText')}</p>
      </div>
      {isReady && (
        <ButtonLink
          appearance="primary"
          to={staffPaths.assistedCheckIn(
            booking.bookingId,
            mainGuestOf(arriving.accommodationId, booking.people),
          )}
        >
          {t('act.checkIn')}
        </ButtonLink>
      )}
    </section>
  );
}
