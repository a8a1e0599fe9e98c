import { makeStyles } from '@fluentui/react-components';
import { formatStayDay, formatStayTime } from '#renderer/guest/features/shared/guest-booking/stay-times.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { OutcomeBox } from '#renderer/platform/ui/outcome-box.tsx';
import type { SpaceReservation } from '#shared/contract/guest/spaces.ts';

const useStyles = makeStyles({ box: { marginBottom: '28px' } });

export function ReservedNotice({ reserved }: { reserved: SpaceReservation }) {
  const t = useText('space-reservation');
  const styles = useStyles();
  const { spaceName, checkInDate, checkOutDate, buildingTimezone: timeZone } = reserved;
  return (
    <div className={styles.box}>
      <OutcomeBox
        isGood
        title={t('reserved.title', { space: spaceName })}
        text={t('reserved.text', {
          day: formatStayDay(checkInDate, timeZone),
          from: formatStayTime(checkInDate, timeZone),
          until: formatStayTime(checkOutDate, timeZone),
        })}
      />
    </div>
  );
}
