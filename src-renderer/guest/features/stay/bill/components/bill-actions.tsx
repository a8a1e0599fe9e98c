import { Button, makeStyles } from '@fluentui/react-components';
import { lazy, Suspense, useState } from 'react';
import { bookingPath } from '#renderer/guest/features/shared/guest-booking/booking-paths.ts';
import { host } from '#renderer/platform/host/host.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { BusyButton } from '#renderer/platform/ui/busy-button.tsx';
import { ButtonLink } from '#renderer/platform/ui/button-link.tsx';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { Sheet } from '#renderer/platform/ui/sheet.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';
import { nobody, recipientText, toRecipient } from '../recipient.ts';
import { useBillActs } from '../use-bill-acts.ts';
import { RecipientDialog } from './recipient-dialog.tsx';

/** Loaded only in a lobby. */
const LobbyActions = lazy(() => import('./lobby-actions.tsx'));

const useStyles = makeStyles({
  sheet: { marginBlock: '32px', '@media print': { display: 'none' } },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '12px' },
  text: { margin: 0, color: brand.inkSoft },
  name: { justifySelf: 'start', marginInlineStart: '-12px' },
});

type BillActionsProps = {
  bookingId: string;
  hasPageLink?: boolean;
};

export function BillActions({ bookingId, hasPageLink = false }: BillActionsProps) {
  const t = useText('bill');
  const styles = useStyles();
  const { keepsFiles, publicScreen, masks } = host().profile.capabilities;
  const [values, setValues] = useState(nobody);
  const [isNaming, setNaming] = useState(false);
  const recipient = toRecipient(values);
  const sentence = recipientText(recipient);
  const { busy, said, download, sendByEmail, print } = useBillActs(bookingId, recipient);
  return (
    <Sheet className={styles.sheet} title={t('ways.title')} lead={t('ways.lead')}>
      <div className={styles.actions}>
        {hasPageLink && (
          <ButtonLink to={bookingPath.bill(bookingId)} appearance="outline">
            {t('ways.see')}
          </ButtonLink>
        )}
        {keepsFiles && (
          <BusyButton busy={busy === 'download'} onClick={download}>
            {t('ways.download')}
          </BusyButton>
        )}
        <BusyButton
          appearance={keepsFiles || hasPageLink ? 'outline' : 'primary'}
          busy={busy === 'email'}
          onClick={sendByEmail}
        >
          {t('ways.email')}
        </BusyButton>
        {!publicScreen && !hasPageLink && (
          <Button appearance="outline" size="large" onClick={() => window.print()}>
            {t('ways.print')}
          </Button>
        )}
        {/* A finger does not find a button without an edge. */}
        {publicScreen && (
          <Button appearance="outline" size="large" onClick={() => setNaming(true)}>
            {t('recipient.open')}
          </Button>
        )}
      </div>
      {said && <Notice intent={said.intent}>{said.text}</Notice>}
      {/* What was typed is for nobody else in a lobby to read. */}
      {sentence !== null && !masks && (
        <p className={styles.text}>
          {t(sentence, {
            name: recipient.name ?? '',
            document: recipient.document ?? '',
          })}
        </p>
      )}
      {!publicScreen && (
        <Button className={styles.name} appearance="subtle" size="large" onClick={() => setNaming(true)}>
          {t('recipient.open')}
        </Button>
      )}
      {publicScreen && (
        <Suspense fallback={null}>
          <LobbyActions bookingId={bookingId} isPrinting={busy === 'print'} onPrint={print} />
        </Suspense>
      )}
      {isNaming && (
        <RecipientDialog
          values={values}
          onSave={typed => {
            setValues(typed);
            setNaming(false);
          }}
          onClose={() => setNaming(false)}
        />
      )}
    </Sheet>
  );
}
