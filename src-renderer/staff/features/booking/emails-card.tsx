import { Button } from '@fluentui/react-components';
import { useState } from 'react';
import { formatInstant } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import type { DeskBooking } from '#shared/contract/staff/desk-booking.ts';
import { Card } from '../shared/look/card.tsx';
import { useCardRows } from './card-rows.ts';
import { shortenedEmail } from './shortened.ts';

const FIRST = 4;

type EmailsCardProps = { emails: DeskBooking['emails']; timeZone: string };

export function EmailsCard({ emails, timeZone }: EmailsCardProps) {
  const rows = useCardRows();
  const t = useText('staff/booking');
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? emails : emails.slice(0, FIRST);
  return (
    <Card title={t('emails.title')}>
      {emails.length === 0 ? (
        <p className={rows.none}>{t('emails.none')}</p>
      ) : (
        <ul className={rows.list}>
          {shown.map(({ kind, subject, recipient, state, at, sentAt }) => (
            <li key={`${kind} ${at} ${recipient}`} className={rows.row}>
              <span className={rows.main}>
                <span className={rows.fact}>{subject}</span>
                <span className={rows.more}>
                  {shortenedEmail(recipient)} · {formatInstant(new Date(sentAt ?? at), timeZone)}
                </span>
              </span>
              <span className={rows.side}>{t(`emails.${state}`)}</span>
            </li>
          ))}
        </ul>
      )}
      {emails.length > shown.length && (
        <Button appearance="subtle" onClick={() => setWhole(true)}>
          {t('emails.all', { count: emails.length })}
        </Button>
      )}
    </Card>
  );
}
