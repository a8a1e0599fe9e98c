import { Button, makeStyles } from '@fluentui/react-components';
import { useEffect, useRef } from 'react';
import { formatStayDates } from '#renderer/guest/features/shared/guest-booking/stay-times.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Masked } from '#renderer/platform/ui/masked.tsx';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { TextAround } from '#renderer/platform/ui/text-around.tsx';
import type { Booking } from '#shared/contract/guest/booking-view.ts';

const useStyles = makeStyles({
  box: { ':focus-visible': { outlineStyle: 'none' } },
  text: { display: 'grid', justifyItems: 'start', gap: '8px' },
});

type HiddenNoticeProps = { booking: Booking; onImport: (() => void) | null };

export function HiddenNotice({ booking, onImport }: HiddenNoticeProps) {
  const t = useText('booking-list');
  const styles = useStyles();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} className={styles.box} tabIndex={-1}>
      <Notice intent="success">
        <div className={styles.text}>
          <span>{t('hide.done', { city: booking.building.city, dates: formatStayDates(booking) })}</span>
          <span>
            <TextAround text={code => t('hide.codeDone', { code })}>
              <Masked what={t('card.codeMasked')}>
                <strong>{booking.locator}</strong>
              </Masked>
            </TextAround>
          </span>
          {onImport && (
            <Button size="large" onClick={onImport}>
              {t('hide.back')}
            </Button>
          )}
        </div>
      </Notice>
    </div>
  );
}
