import { makeStyles } from '@fluentui/react-components';
import { ReceptionHours } from '#renderer/guest/features/shared/reception/reception-hours.tsx';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { ButtonLink } from '#renderer/platform/ui/button-link.tsx';
import { Heading } from '#renderer/platform/ui/heading.tsx';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import type { WaitingReason } from '../check-in-flow.ts';
import { useCheckInPage } from '../check-in-page.ts';

const useStyles = makeStyles({
  text: { display: 'grid', gap: '12px', justifyItems: 'start', '& p': { margin: 0 } },
});

/** In the place of the button: the form is finished, and the check-in follows by itself (SEC-17, SEC-19). */
export function WaitingNotice({ reason }: { reason: WaitingReason }) {
  const styles = useStyles();
  const t = useText('check-in');
  const { booking, pathOf } = useCheckInPage();
  const isRejected = reason === 'rejected' || reason === 'declined';
  return (
    <Notice intent={isRejected ? 'error' : 'info'}>
      <div className={styles.text}>
        <Heading level={2} size="small">
          {t(`waiting.${reason}.title`)}
        </Heading>
        <p>{t(`waiting.${reason}.text`, { locator: booking.locator })}</p>
        {(reason === 'document' || reason === 'declined') && (
          <ReceptionHours hotelId={booking.building.hotelId} />
        )}
        {isRejected && (
          <ButtonLink to={pathOf('personalInfo', 'identity')} appearance="primary">
            {t('waiting.rejected.reasons')}
          </ButtonLink>
        )}
      </div>
    </Notice>
  );
}
