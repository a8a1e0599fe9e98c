import { makeStyles } from '@fluentui/react-components';
import { deviceTimeZone } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { from } from '#renderer/platform/ui/theme.ts';
import { OwnAccount } from '../features/own-access/own-account.tsx';
import { OwnPasskeys } from '../features/own-access/own-passkeys.tsx';
import { OwnPin } from '../features/own-access/own-pin.tsx';
import { useHotel } from '../features/shared/hotel/current-hotel.ts';
import { PageBody } from '../features/shared/look/page-body.tsx';
import { PageHeading } from '../features/shared/look/page-heading.tsx';
import { useStaffSession } from '../features/shared/session/session-state.ts';

const useStyles = makeStyles({
  column: { display: 'grid', gap: '16px', minWidth: 0 },
  cards: {
    display: 'grid',
    gap: '16px',
    alignItems: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
    [from.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

export function Component() {
  const styles = useStyles();
  const t = useText('staff/own-access');
  const session = useStaffSession();
  const hotel = useHotel();
  if (session === null) return null;
  const timeZone = hotel?.timeZone ?? deviceTimeZone();
  return (
    <PageBody width="form">
      <PageHeading title={t('title')} note={session.name} />
      <div className={styles.cards}>
        <div className={styles.column}>
          <OwnAccount session={session} timeZone={timeZone} />
          <OwnPasskeys key={session.staffId} staffId={session.staffId} timeZone={timeZone} />
        </div>
        {/* What a colleague typed here is not for whoever takes over. */}
        <OwnPin key={session.staffId} hasPin={session.hasPin} />
      </div>
    </PageBody>
  );
}
