import { Button } from '@fluentui/react-components';
import { useState } from 'react';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import type { DeskBooking } from '#shared/contract/staff/desk-booking.ts';
import { type Hotel, hasRole } from '../shared/hotel/current-hotel.ts';
import { Card } from '../shared/look/card.tsx';
import { useCardRows } from './card-rows.ts';
import { EndingDialog } from './ending-dialog.tsx';
import { type EndingAct, toActs, useEndings } from './use-endings.ts';

/** What a manager alone decides about a stay; nothing where no such act is possible (FRD-11). */
export function EndingsCard({ hotel, booking }: { hotel: Hotel; booking: DeskBooking }) {
  const rows = useCardRows();
  const t = useText('staff/booking');
  const of = { hotelId: hotel.hotelId, bookingId: booking.bookingId };
  const { data } = useEndings(of, hasRole(hotel, ['MANAGER']));
  const [act, setAct] = useState<EndingAct | null>(null);
  const acts = data === undefined ? [] : toActs(data, booking.rooms);
  if (acts.length === 0 && act === null) return null;
  return (
    <Card title={t('ending.title')}>
      <div className={rows.acts}>
        {acts.map(one => (
          <Button
            key={`${one.name} ${'number' in one ? one.number : ''}`}
            appearance={one.name === 'cancel' ? 'subtle' : 'secondary'}
            onClick={() => setAct(one)}
          >
            {t(`ending.${one.name}.open`, { number: 'number' in one ? one.number : '' })}
          </Button>
        ))}
      </div>
      {act !== null && <EndingDialog booking={of} act={act} onClose={() => setAct(null)} />}
    </Card>
  );
}
