import * as z from 'zod/mini';
import { bookingPath } from '#renderer/guest/features/shared/guest-booking/booking-paths.ts';
import { StayChangedPage } from '#renderer/guest/features/shared/guest-booking/components/stay-changed-page.tsx';
import { formatMoney } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { useFreshOutcome } from '#renderer/platform/state/outcome-shown.ts';
import { ButtonLink } from '#renderer/platform/ui/button-link.tsx';
import { boughtHours } from '#shared/contract/guest/additional-hours.ts';
import { fromReais } from '#shared/money.ts';
import type { HoursTarget } from '../purchase.ts';

export const boughtState = z.object({ bought: boughtHours });

type HoursBoughtPageProps = { target: HoursTarget; bought: z.infer<typeof boughtHours> };

export function HoursBoughtPage({ target, bought }: HoursBoughtPageProps) {
  const t = useText('additional-hours');
  const { type, bookingId } = target;
  useFreshOutcome(`${bookingId} ${type} ${bought.newDate}`);
  const paid = () => {
    if (bought.pix) return t('bought.pix', { amount: formatMoney(fromReais(bought.charged)) });
    if (bought.charged > 0) return t('bought.card', { amount: formatMoney(fromReais(bought.charged)) });
    if (bought.creditsUsed > 0)
      return t('bought.credits', { amount: formatMoney(fromReais(bought.creditsUsed)) });
    return t('bought.free');
  };
  return (
    <StayChangedPage
      title={t(`bought.${type}.title`)}
      lead={t('bought.lead')}
      moment={{
        label: t(`bought.${type}.at`),
        at: bought.newDate,
        timeZone: bought.buildingTimeZone,
        note: paid(),
      }}
      stem={type === 'CHECKIN' ? 'detail-breakfast' : 'space-rooftop'}
      actions={
        <>
          <ButtonLink to={bookingPath.details(bookingId)} appearance="primary">
            {t('bought.details')}
          </ButtonLink>
          <ButtonLink to={bookingPath.management(bookingId)}>{t('bought.manage')}</ButtonLink>
        </>
      }
    />
  );
}
