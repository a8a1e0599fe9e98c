import { makeStyles } from '@fluentui/react-components';
import { bookingPath } from '#renderer/guest/features/shared/guest-booking/booking-paths.ts';
import {
  StayChangedPage,
  satisfactionAddress,
} from '#renderer/guest/features/shared/guest-booking/components/stay-changed-page.tsx';
import { webConfig } from '#renderer/platform/host/config.ts';
import { formatHour, formatMoney } from '#renderer/platform/i18n/format.ts';
import { useLanguage, useText } from '#renderer/platform/i18n/i18n.ts';
import { ButtonLink } from '#renderer/platform/ui/button-link.tsx';
import { ExternalLink } from '#renderer/platform/ui/text-link.tsx';
import { fromReais } from '#shared/money.ts';
import { COMMON_AREAS_UNTIL_HOUR } from '#shared/policies.ts';
import type { Departed } from '../departure.ts';

const useStyles = makeStyles({
  email: { margin: 0, lineHeight: 1.5 },
  list: { display: 'grid', gap: '10px', margin: 0, paddingInlineStart: '20px', lineHeight: 1.5 },
});

export function DepartedPage({ bookingId, departed }: { bookingId: string; departed: Departed }) {
  const t = useText('early-departure');
  const styles = useStyles();
  const language = useLanguage();
  const { kind, timeZone, new_checkout_date, new_credit } = departed;
  const isLeaving = kind === 'leave';
  return (
    <StayChangedPage
      title={t(`done.${kind}.title`)}
      lead={t(`done.${kind}.lead`)}
      moment={{
        label: t(`done.${kind}.at`),
        at: new_checkout_date,
        timeZone,
        note:
          departed.hasCredits && new_credit > 0
            ? t('done.credit', { amount: formatMoney(fromReais(new_credit)) })
            : null,
      }}
      stem="detail-breakfast"
      actions={
        <>
          <ButtonLink to={bookingPath.details(bookingId)} appearance="primary">
            {t('done.details')}
          </ButtonLink>
          <ExternalLink href={webConfig().links.concierge}>{t('done.concierge')}</ExternalLink>
          {isLeaving && (
            <ExternalLink href={satisfactionAddress(language)}>{t('done.satisfaction')}</ExternalLink>
          )}
        </>
      }
    >
      {isLeaving ? (
        <ul className={styles.list}>
          <li>{t('done.email')}</li>
          <li>{t('done.areas', { hour: formatHour(COMMON_AREAS_UNTIL_HOUR) })}</li>
          <li>{t('done.items')}</li>
        </ul>
      ) : (
        <p className={styles.email}>{t('done.email')}</p>
      )}
    </StayChangedPage>
  );
}
