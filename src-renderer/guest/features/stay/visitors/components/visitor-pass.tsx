import { Button, makeStyles } from '@fluentui/react-components';
import { host } from '#renderer/platform/host/host.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { BusyButton } from '#renderer/platform/ui/busy-button.tsx';
import { Masked } from '#renderer/platform/ui/masked.tsx';
import { Modal } from '#renderer/platform/ui/modal.tsx';
import { QrCode } from '#renderer/platform/ui/qr-code.tsx';
import { useCalendarFile } from '#renderer/platform/ui/save-file.ts';
import { brand, from } from '#renderer/platform/ui/theme.ts';
import { useCopy } from '#renderer/platform/ui/use-copy.ts';
import type { Visitor } from '#shared/contract/guest/visitors.ts';
import { formatTime, formatVisitDay, unbroken, visitEntry } from '../visit-texts.ts';
import { CodeText } from './code-text.tsx';

const useStyles = makeStyles({
  pass: {
    display: 'grid',
    gap: '20px',
    justifyItems: 'center',
    [from.small]: { gridTemplateColumns: '240px minmax(0, 1fr)', justifyItems: 'start', gap: '28px' },
  },
  qr: { width: 'min(240px, 60vw)' },
  facts: { display: 'grid', gap: '12px', alignContent: 'start', width: '100%' },
  text: { margin: 0, lineHeight: 1.5 },
  when: { margin: 0, fontWeight: 600 },
  soft: { margin: 0, color: brand.inkSoft, overflowWrap: 'anywhere', fontSize: '0.9375rem' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '12px' },
});

function useShareText(visitor: Visitor) {
  const t = useText('visitors');
  const { buildingName: hotel, invitationUrl: url } = visitor;
  const summary = t('pass.shareTitle', { hotel });
  const text = t('pass.shareText', {
    hotel,
    day: formatVisitDay(visitor.visitDate),
    start: formatTime(visitor.startTime),
    end: formatTime(visitor.endTime),
  });
  return {
    share: { title: summary, text, url },
    calendar: { summary, description: t('pass.calendarText', { url }) },
  };
}

/** The system's share sheet; a browser without one shows no button for it. */
const hasShareSheet = () => host().device === null && typeof navigator.share === 'function';

function ShareActions({ visitor }: { visitor: Visitor }) {
  const t = useText('visitors');
  const styles = useStyles();
  const { isCopied, copy } = useCopy(visitor.invitationUrl);
  const { isBusy, save } = useCalendarFile('visitors:pass.calendarFailed');
  const shareText = useShareText(visitor);
  return (
    <>
      <p className={styles.soft}>{visitor.invitationUrl}</p>
      <div className={styles.actions}>
        {hasShareSheet() && (
          // Closing the sheet without sending is not a failure.
          <Button
            appearance="primary"
            size="large"
            onClick={() => void navigator.share(shareText.share).catch(() => undefined)}
          >
            {t('pass.share')}
          </Button>
        )}
        <Button size="large" onClick={copy}>
          <span aria-live="polite">{t(isCopied ? 'pass.copied' : 'pass.copy')}</span>
        </Button>
        {host().profile.capabilities.keepsFiles && (
          <BusyButton
            appearance="secondary"
            busy={isBusy}
            onClick={() =>
              save(visitor.visitDate, {
                ...visitEntry(visitor),
                ...shareText.calendar,
                place: { name: visitor.buildingName },
              })
            }
          >
            {t('pass.calendar')}
          </BusyButton>
        )}
      </div>
    </>
  );
}

type VisitorPassProps = { visitor: Visitor; isNew: boolean; onClose: () => void };

export function VisitorPass({ visitor, isNew, onClose }: VisitorPassProps) {
  const t = useText('visitors');
  const styles = useStyles();
  const { masks, publicScreen } = host().profile.capabilities;
  const title = masks
    ? t('pass.titleMasked')
    : t(isNew ? 'pass.titleNew' : 'pass.title', { name: visitor.nickname });
  return (
    <Modal
      open
      title={title}
      onClose={onClose}
      actions={
        <Button appearance={hasShareSheet() ? 'secondary' : 'primary'} size="large" onClick={onClose}>
          {t('pass.done')}
        </Button>
      }
    >
      <div className={styles.pass}>
        <QrCode className={styles.qr} text={visitor.invitationUrl} label={t('pass.codeLabel')} />
        <div className={styles.facts}>
          <p className={styles.text}>{t(publicScreen ? 'pass.scan' : 'pass.lead')}</p>
          <p className={styles.when}>
            {`${formatVisitDay(visitor.visitDate)}, ${unbroken(
              t('from', { start: formatTime(visitor.startTime), end: formatTime(visitor.endTime) }),
            )}`}
          </p>
          <p className={styles.text}>
            <span className={styles.soft}>{t('pass.code')}</span>
            <br />
            <Masked what={t('pass.code')}>
              <CodeText code={visitor.invitationCode} />
            </Masked>
          </p>
          {!publicScreen && <ShareActions visitor={visitor} />}
        </div>
      </div>
    </Modal>
  );
}
