import { Button } from '@fluentui/react-components';
import { useState } from 'react';
import { formatDay, formatMoney } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Money } from '#renderer/platform/ui/money.tsx';
import { cardNetworkNames } from '#shared/card-network-names.ts';
import type { DeskBooking } from '#shared/contract/staff/desk-booking.ts';
import type { GuaranteeCharge, PossibleCharge } from '#shared/contract/staff/guarantee-charges.ts';
import { type Hotel, hasRole } from '../shared/hotel/current-hotel.ts';
import { Card } from '../shared/look/card.tsx';
import { useCardRows } from './card-rows.ts';
import { ChargeDialog } from './charge-dialog.tsx';
import { GiveBackDialog } from './give-back-dialog.tsx';
import { useGuaranteeCharges } from './guarantee-queries.ts';

type Opened = { act: 'charge'; of: PossibleCharge } | { act: 'giveBack'; of: GuaranteeCharge };

/** What a manager may charge to the card that guarantees the stay, and has charged; nothing where there is neither (PRD-06). */
export function GuaranteeCard({ hotel, booking }: { hotel: Hotel; booking: DeskBooking }) {
  const rows = useCardRows();
  const t = useText('staff/booking');
  const of = { hotelId: hotel.hotelId, bookingId: booking.bookingId };
  const { data } = useGuaranteeCharges(of, hasRole(hotel, ['MANAGER']));
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const { possible = [], charges = [] } = data ?? {};
  if (possible.length === 0 && charges.length === 0 && opened === null) return null;
  return (
    <Card title={t('guarantee.title')}>
      {charges.length > 0 && (
        <ul className={rows.list}>
          {charges.map(charge => (
            <Charge
              key={charge.paymentId}
              charge={charge}
              timeZone={hotel.timeZone}
              onGiveBack={() => setOpened({ act: 'giveBack', of: charge })}
            />
          ))}
        </ul>
      )}
      {possible.map(charge => (
        <Button key={charge.accommodationId} onClick={() => setOpened({ act: 'charge', of: charge })}>
          {t('guarantee.charge.open', {
            amount: formatMoney(charge.amountCents),
            card: cardNetworkNames[charge.network].name || t('rooms.anyCard'),
            digits: charge.lastDigits,
          })}
        </Button>
      ))}
      {opened?.act === 'charge' && (
        <ChargeDialog booking={of} isOfPartner={booking.isOfPartner} charge={opened.of} onClose={close} />
      )}
      {opened?.act === 'giveBack' && <GiveBackDialog booking={of} charge={opened.of} onClose={close} />}
    </Card>
  );
}

type ChargeProps = { charge: GuaranteeCharge; timeZone: string; onGiveBack: () => void };

function Charge({ charge, timeZone, onGiveBack }: ChargeProps) {
  const rows = useCardRows();
  const t = useText('staff/booking');
  const { purpose, amountCents, status, at, refund, network, lastDigits } = charge;
  const amount = formatMoney(amountCents);
  return (
    <li className={rows.row}>
      <span className={rows.main}>
        <span className={rows.fact}>
          {t(`guarantee.charged.${purpose}`)}, {formatDay(new Date(at), timeZone, 'short')}
        </span>
        <span className={rows.more}>
          {t('guarantee.card', {
            card: cardNetworkNames[network].name || t('rooms.anyCard'),
            digits: lastDigits,
          })}{' '}
          · {t(refund === null ? `guarantee.state.${status}` : `guarantee.refund.${refund}`)}
        </span>
      </span>
      <Money className={rows.figures} cents={amountCents} />
      {status === 'APPROVED' && refund === null && (
        <Button
          appearance="subtle"
          aria-label={t('guarantee.giveBack.openOf', { amount })}
          onClick={onGiveBack}
        >
          {t('guarantee.giveBack.open')}
        </Button>
      )}
    </li>
  );
}
