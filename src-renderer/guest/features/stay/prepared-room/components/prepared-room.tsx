import { Button, makeStyles } from '@fluentui/react-components';
import { useId } from 'react';
import { formatStayDayAndTime } from '#renderer/guest/features/shared/guest-booking/stay-times.ts';
import { useFreshUntil } from '#renderer/guest/features/shared/guest-booking/use-fresh-until.ts';
import { useLanguage, useText } from '#renderer/platform/i18n/i18n.ts';
import { paths } from '#renderer/platform/paths.ts';
import { Heading } from '#renderer/platform/ui/heading.tsx';
import { Skeleton } from '#renderer/platform/ui/skeleton.tsx';
import { TextLink } from '#renderer/platform/ui/text-link.tsx';
import { brand, from } from '#renderer/platform/ui/theme.ts';
import type { PreparedRoom as Room } from '#shared/contract/guest/preferences.ts';
import { chooseLead, isChosen, preparedLines } from '../prepared-lines.ts';
import { usePreparedRooms } from '../queries.ts';

const useStyles = makeStyles({
  box: {
    display: 'grid',
    gap: '12px',
    padding: '18px 20px',
    borderRadius: '16px',
    backgroundColor: brand.sageWash,
    color: brand.sageInk,
    justifyItems: 'start',
    breakInside: 'avoid',
  },
  title: { color: brand.sageInk },
  text: { margin: 0, maxWidth: '60ch' },
  lines: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '12px 24px',
    width: '100%',
    margin: 0,
    '& dd': { margin: 0, fontWeight: 600, overflowWrap: 'anywhere' },
    [from.small]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  details: { display: 'block', fontWeight: 400 },
  action: { color: 'inherit', '@media print': { display: 'none' } },
});

function Lines({ room }: { room: Room }) {
  const styles = useStyles();
  const t = useText('prepared-room');
  const language = useLanguage();
  const lines = preparedLines(room, { fanOnly: t('fanOnly'), ours: t('ours') }, language);
  if (lines.length === 0) return null;
  return (
    <dl className={styles.lines}>
      {lines.map(({ part, value, details }) => (
        <div key={part}>
          <dt>{t(part)}</dt>
          <dd>
            {part === 'minibar' && room.minibar?.isStandard ? t('standard') : value}
            {details.length > 0 && <span className={styles.details}>{details.join(', ')}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

type PreparedRoomProps = {
  bookingId: string;
  accommodationId: number;
  timeZone: string;
  isLivedIn: boolean;
};

/** Empty if the gateway prepares nothing; a failure is shown unobtrusively (PRF-16). */
export default function PreparedRoom({ bookingId, accommodationId, timeZone, isLivedIn }: PreparedRoomProps) {
  const styles = useStyles();
  const t = useText('prepared-room');
  const id = useId();
  const { data, isPending, isError, refetch } = usePreparedRooms(bookingId);
  const room = data?.find(one => one.accommodationId === accommodationId);
  useFreshUntil(room?.isChangeable ? room.changeableUntil : null, () => void refetch());
  if (isPending)
    return (
      <div role="status" aria-busy="true" aria-label={t('loading')}>
        <Skeleton height="180px" />
      </div>
    );
  if (isError && !room)
    return (
      <div className={styles.box}>
        <p className={styles.text}>{t('failed')}</p>
        <Button appearance="subtle" size="large" onClick={() => void refetch()}>
          {t('general:tryAgain')}
        </Button>
      </div>
    );
  if (!room) return null;
  const textKey = !room.isChangeable ? 'next' : isChosen(room) ? 'change' : 'add';
  return (
    <div className={styles.box} role="group" aria-labelledby={id}>
      <Heading level={4} id={id} className={styles.title}>
        {t(room.isOwn ? 'title' : 'titleOther')}
      </Heading>
      <p className={styles.text}>
        {t(`lead.${chooseLead(room, isLivedIn)}`, {
          time: formatStayDayAndTime(room.changeableUntil, timeZone),
        })}
      </p>
      <Lines room={room} />
      {room.isOwn && (
        <TextLink to={paths.preferences} className={styles.action}>
          {t(textKey)}
        </TextLink>
      )}
    </div>
  );
}
