import { makeStyles } from '@fluentui/react-components';
import type { SignedInGuest } from '#renderer/guest/features/shared/session/session-state.ts';
import { formatDateRange, formatHour } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { AuthLayout } from '#renderer/platform/ui/auth-layout.tsx';
import { LoadError } from '#renderer/platform/ui/load-error.tsx';
import { PageFrame } from '#renderer/platform/ui/page-frame.tsx';
import { anyHotelStem, buildingStem } from '#renderer/platform/ui/picture-stem.ts';
import { brand } from '#renderer/platform/ui/theme.ts';
import type { Invitation } from '#shared/contract/guest/accommodation-guests.ts';
import { invitationView, maskEmail } from '../invitation-view.ts';
import { isGone, useInvitation } from '../queries.ts';
import { InvitationActions } from './invitation-actions.tsx';
import { LoadingInvitation } from './loading-invitation.tsx';
import { LostInvitation } from './lost-invitation.tsx';

const useStyles = makeStyles({
  facts: {
    display: 'grid',
    gap: '12px',
    margin: 0,
    padding: '20px 24px',
    borderRadius: '20px',
    border: `1px solid ${brand.hairline}`,
    backgroundColor: brand.surface,
    '& dt': { color: brand.inkSoft },
    '& dd': { margin: 0, fontWeight: 600 },
  },
  soft: { margin: 0, color: brand.inkSoft, overflowWrap: 'anywhere' },
});

type OpenInvitationProps = { code: string; guest: SignedInGuest | null; canSignUp: boolean };

/** Instants of the wire are hotel-local: their own digits are the hotel's day and hour. */
const dayOf = (instant: string) => instant.slice(0, 10);
const hourOf = (instant: string) => Number(instant.slice(11, 13));

function Facts({ invitation }: { invitation: Invitation }) {
  const t = useText('room-invitation');
  const styles = useStyles();
  const { hotelName, city, checkinDate, checkoutDate } = invitation;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('where')}</dt>
        <dd>{`${hotelName}, ${city}`}</dd>
      </div>
      <div>
        <dt>{t('when')}</dt>
        <dd>{formatDateRange(dayOf(checkinDate), dayOf(checkoutDate), 'medium')}</dd>
        <dd className={styles.soft}>
          {t('from', { time: formatHour(hourOf(checkinDate)) })} ·{' '}
          {t('until', { time: formatHour(hourOf(checkoutDate)) })}
        </dd>
      </div>
    </dl>
  );
}

export function OpenInvitation({ code, guest, canSignUp }: OpenInvitationProps) {
  const t = useText('room-invitation');
  const styles = useStyles();
  const { data, error, refetch } = useInvitation(code);
  if (isGone(error)) return <LostInvitation guest={guest} hadCode />;
  if (data === undefined) {
    if (error === null) return <LoadingInvitation />;
    return (
      <PageFrame width="narrow">
        <LoadError error={error} level={1} title={t('failed')} onRetry={() => void refetch()} />
      </PageFrame>
    );
  }
  const { hotelName, invitedBy, email } = data;
  return (
    <AuthLayout
      title={invitedBy === null ? t('title.unnamed') : t('title.named', { name: invitedBy })}
      subtitle={t('text', { hotel: hotelName })}
      stem={buildingStem(data) ?? anyHotelStem}
      pictureAlt={t('picture', { hotel: hotelName })}
    >
      <Facts invitation={data} />
      <InvitationActions invitation={data} guest={guest} canSignUp={canSignUp} />
      {invitationView(guest, data) !== 'other' && (
        <p className={styles.soft}>{t('sentTo', { email: maskEmail(email) })}</p>
      )}
    </AuthLayout>
  );
}
