import { Button, makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { bookingPath } from '#renderer/guest/features/shared/guest-booking/booking-paths.ts';
import {
  StayChangedPage,
  satisfactionAddress,
} from '#renderer/guest/features/shared/guest-booking/components/stay-changed-page.tsx';
import { endGuest } from '#renderer/guest/features/shared/session/end-guest.ts';
import { webConfig } from '#renderer/platform/host/config.ts';
import { host } from '#renderer/platform/host/host.ts';
import { formatHour, formatMoney } from '#renderer/platform/i18n/format.ts';
import { useLanguage, useText } from '#renderer/platform/i18n/i18n.ts';
import { ButtonLink } from '#renderer/platform/ui/button-link.tsx';
import { ExternalLink } from '#renderer/platform/ui/text-link.tsx';
import { fromReais } from '#shared/money.ts';
import { COMMON_AREAS_UNTIL_HOUR, LOCKERS_UNTIL_HOUR } from '#shared/policies.ts';
import type { LeftRoom } from '../check-out.ts';

const useStyles = makeStyles({
  list: { display: 'grid', gap: '10px', margin: 0, paddingInlineStart: '20px', lineHeight: 1.5 },
});

type CheckedOutPageProps = {
  bookingId: string;
  left: LeftRoom;
  bill: ReactNode;
};

export function CheckedOutPage({ bookingId, left, bill }: CheckedOutPageProps) {
  const t = useText('check-out');
  const styles = useStyles();
  const language = useLanguage();
  const { publicScreen } = host().profile.capabilities;
  const { checkedOutAt, timeZone, overstayFee, isConcluded, hasNext } = left;
  return (
    <>
      <StayChangedPage
        title={t('done.title')}
        lead={t(isConcluded ? 'done.lead' : 'done.leadRoom')}
        moment={{
          label: t('done.at'),
          at: checkedOutAt,
          timeZone,
          note: overstayFee > 0 ? t('done.due', { amount: formatMoney(fromReais(overstayFee)) }) : null,
        }}
        stem="detail-breakfast"
        actions={
          <>
            {hasNext && (
              <ButtonLink to={bookingPath.leaveAny(bookingId)} appearance="primary">
                {t('done.next')}
              </ButtonLink>
            )}
            {publicScreen && (
              <Button
                size="large"
                appearance={hasNext ? 'secondary' : 'primary'}
                onClick={() => endGuest('finished')}
              >
                {t('done.end')}
              </Button>
            )}
            <ButtonLink
              to={bookingPath.details(bookingId)}
              appearance={hasNext || publicScreen ? 'secondary' : 'primary'}
            >
              {t('done.details')}
            </ButtonLink>
            <ExternalLink href={webConfig().links.concierge}>{t('done.concierge')}</ExternalLink>
            <ExternalLink href={satisfactionAddress(language)}>{t('done.satisfaction')}</ExternalLink>
          </>
        }
      >
        <ul className={styles.list}>
          <li>{t('done.email')}</li>
          <li>{t('done.areas', { hour: formatHour(COMMON_AREAS_UNTIL_HOUR) })}</li>
          <li>{t('done.lockers', { hour: formatHour(LOCKERS_UNTIL_HOUR) })}</li>
          <li>{t('done.items')}</li>
        </ul>
      </StayChangedPage>
      {bill}
    </>
  );
}
