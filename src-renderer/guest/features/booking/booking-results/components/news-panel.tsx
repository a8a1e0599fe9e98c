import { Button, makeStyles } from '@fluentui/react-components';
import { formatHour, formatMoney } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import type { RoomNews } from '../use-room-choice.ts';

const useStyles = makeStyles({
  panel: { marginBottom: '16px' },
  title: { margin: '0 0 4px', fontWeight: 600 },
  list: { margin: '0 0 8px', paddingInlineStart: '1.1em' },
  line: { margin: '0 0 8px' },
});

export function NewsPanel({ news, onClose }: { news: readonly RoomNews[]; onClose: () => void }) {
  const styles = useStyles();
  const t = useText('booking-results');
  const close = <Button onClick={onClose}>{t('news.close')}</Button>;
  if (news.length === 0)
    return (
      <Notice intent="success" className={styles.panel}>
        <p className={styles.line}>{t('news.same')}</p>
        {close}
      </Notice>
    );
  return (
    <Notice intent="info" className={styles.panel}>
      <p className={styles.title}>{t('news.title')}</p>
      <ul className={styles.list}>
        {news.map(item => (
          <li key={item.number}>
            {item.kind === 'soldOut'
              ? t('news.soldOut', { number: item.number, name: item.name })
              : item.kind === 'priceChanged'
                ? t('news.priceChanged', {
                    number: item.number,
                    name: item.name,
                    from: formatMoney(item.from),
                    to: formatMoney(item.to),
                  })
                : t('news.hoursChanged', {
                    number: item.number,
                    name: item.name,
                    to: formatMoney(item.to),
                    checkin: formatHour(item.checkin),
                    checkout: formatHour(item.checkout),
                  })}
          </li>
        ))}
      </ul>
      <p className={styles.line}>{t('news.kept')}</p>
      {close}
    </Notice>
  );
}
