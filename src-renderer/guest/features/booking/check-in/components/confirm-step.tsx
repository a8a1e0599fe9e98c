import { makeStyles } from '@fluentui/react-components';
import { formatStayDayAndTime } from '#renderer/guest/features/shared/guest-booking/stay-times.ts';
import { serverNow } from '#renderer/platform/gateway/server-clock.ts';
import { isSeenAtReception } from '#renderer/platform/host/config.ts';
import { useErrorText, useText } from '#renderer/platform/i18n/i18n.ts';
import { BusyButton } from '#renderer/platform/ui/busy-button.tsx';
import { ButtonLink } from '#renderer/platform/ui/button-link.tsx';
import { Dock } from '#renderer/platform/ui/dock.tsx';
import { Heading } from '#renderer/platform/ui/heading.tsx';
import { IconList } from '#renderer/platform/ui/icon-list.tsx';
import { LeaveGuard } from '#renderer/platform/ui/navigation-guard.tsx';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { brand, from, systemEdge } from '#renderer/platform/ui/theme.ts';
import { toIdentityStatus } from '#shared/rules/identity-status.ts';
import { isIdentityGiven, locateMissing, waitingReason } from '../check-in-flow.ts';
import { useCheckInPage } from '../check-in-page.ts';
import type { ConfirmProblem } from '../run-confirm.ts';
import { DoorIcon, MailIcon } from './check-in-icons.tsx';
import { MinorsNotice } from './minors-notice.tsx';
import { Summary } from './summary.tsx';
import { WaitingNotice } from './waiting-notice.tsx';

const useStyles = makeStyles({
  page: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: '28px',
    [from.large]: { gridTemplateColumns: `minmax(0, 1fr) ${brand.asideWidth}`, columnGap: '40px' },
  },
  aside: { display: 'grid', gap: '24px' },
  next: {
    ...systemEdge,
    display: 'grid',
    gap: '20px',
    padding: '24px',
    borderRadius: '28px',
    backgroundColor: brand.groundDeep,
  },
  problem: { display: 'grid', gap: '12px', justifyItems: 'start' },
  go: { width: '100%' },
});

function Problem({ problem }: { problem: ConfirmProblem }) {
  const t = useText('check-in');
  const styles = useStyles();
  const errorText = useErrorText();
  const { pathOf, booking } = useCheckInPage();
  switch (problem.is) {
    case 'roomNotReady':
      return (
        <Notice intent="info" isOutcome>
          {problem.expectedAt === null
            ? t('confirm.roomNotReady')
            : t('confirm.roomExpected', {
                time: formatStayDayAndTime(problem.expectedAt, booking.building.timezone),
              })}
        </Notice>
      );
    case 'changed':
      return (
        <Notice intent="info" isOutcome>
          {t('confirm.changed')}
        </Notice>
      );
    case 'missing':
      return (
        <Notice intent="error" isOutcome>
          <div className={styles.problem}>
            {t('confirm.missing')}
            {problem.parts.map(part => {
              const { step, part: inStep } = locateMissing(part);
              return (
                <ButtonLink key={part} to={pathOf(step, inStep)}>
                  {t(`confirm.missingParts.${part}`)}
                </ButtonLink>
              );
            })}
          </div>
        </Notice>
      );
    case 'guests':
      return (
        <Notice intent="error" isOutcome>
          <div className={styles.problem}>
            {errorText(problem.error)}
            <ButtonLink to={pathOf('personalInfo', 'guests')}>{t('confirm.toGuests')}</ButtonLink>
          </div>
        </Notice>
      );
    default:
      return (
        <Notice intent="error" isOutcome>
          {errorText(problem.error)}
        </Notice>
      );
  }
}

function IdentityBlock() {
  const t = useText('check-in');
  const styles = useStyles();
  const { pathOf } = useCheckInPage();
  return (
    <Notice intent="error">
      <div className={styles.problem}>
        {t('confirm.identity')}
        <ButtonLink to={pathOf('personalInfo', 'identity')}>{t('confirm.toIdentity')}</ButtonLink>
      </div>
    </Notice>
  );
}

export function ConfirmStep() {
  const t = useText('check-in');
  const styles = useStyles();
  const { booking, state, rooms, confirming, confirm } = useCheckInPage();
  const isSending = confirming.step === 'sending';
  const problem = confirming.step === 'reviewing' ? confirming.problem : null;
  const canFinish = isIdentityGiven(state);
  const atReception = isSeenAtReception();
  const waiting = waitingReason(state, atReception);
  const zone = booking.building.timezone;
  const isInReview = toIdentityStatus(state.identityStatus) === 'PROCESSING';
  const afterIdentity = atReception ? 'doorAfterReception' : 'doorAfterReview';
  const whenOpen = problem?.is === 'roomNotReady' ? 'doorWhenReady' : 'openDoor';
  const openDoor = isInReview ? afterIdentity : whenOpen;
  const door = serverNow() < new Date(booking.checkinDate) ? 'door' : openDoor;
  return (
    <div className={styles.page}>
      <LeaveGuard active={isSending} allowed={() => false} texts="check-in" />
      <div>
        <Summary />
      </div>
      <aside className={styles.aside} aria-label={t('confirm.next')}>
        <div className={styles.next}>
          <Heading level={2} size="small">
            {t('confirm.next')}
          </Heading>
          <IconList
            level={3}
            entries={[
              {
                Icon: DoorIcon,
                title: t(`confirm.${door}.title`, { time: formatStayDayAndTime(booking.checkinDate, zone) }),
                text: t(`confirm.${door}.text`),
              },
              ...(state.draft === null
                ? []
                : [{ Icon: MailIcon, title: t('confirm.invites.title'), text: t('confirm.invites.text') }]),
            ]}
          />
        </div>
        <MinorsNotice rooms={rooms} />
        {problem !== null && <Problem problem={problem} />}
        {waiting === null ? (
          <>
            {!canFinish && <IdentityBlock />}
            <Dock>
              <BusyButton
                className={styles.go}
                busy={isSending}
                disabled={!canFinish}
                onClick={() => void confirm()}
              >
                {t(problem?.is === 'roomNotReady' ? 'confirm.again' : 'confirm.go')}
              </BusyButton>
            </Dock>
          </>
        ) : (
          <WaitingNotice reason={waiting} />
        )}
      </aside>
    </div>
  );
}
