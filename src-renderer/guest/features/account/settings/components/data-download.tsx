import { makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { checked } from '#renderer/platform/gateway/checked.ts';
import { gateway } from '#renderer/platform/gateway/client.ts';
import { useErrorText, useText } from '#renderer/platform/i18n/i18n.ts';
import { minutesToWait } from '#renderer/platform/i18n/retry-after.ts';
import { BusyButton } from '#renderer/platform/ui/busy-button.tsx';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { saveFile } from '#renderer/platform/ui/save-file.ts';

const useStyles = makeStyles({ box: { display: 'grid', gap: '16px', justifyItems: 'start' } });

/** The text is computed at each render, in the page's current language. */
type Outcome = { intent: 'success' } | { intent: 'error'; error: unknown };

/** Downloads the guest's data as a file. Its name says nothing about the guest. */
export function DataDownload() {
  const styles = useStyles();
  const t = useText('settings');
  const errorText = useErrorText();
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  async function download() {
    setBusy(true);
    setOutcome(null);
    try {
      const [response, { exportedAccount }] = await Promise.all([
        gateway.account.export(),
        import('#shared/contract/guest/account-export.ts'),
      ]);
      const copy = checked(exportedAccount, response);
      const text = `${JSON.stringify(copy, null, 2)}\n`;
      saveFile(
        `pernoite-${copy.exportedAt.slice(0, 10)}.json`,
        new Blob([text], { type: 'application/json' }),
      );
      setOutcome({ intent: 'success' });
    } catch (error) {
      setOutcome({ intent: 'error', error });
    } finally {
      setBusy(false);
    }
  }

  function toText(error: unknown): string {
    const minutes = minutesToWait(error);
    return minutes === null ? errorText(error) : t('yourData.tooOften', { count: minutes });
  }

  return (
    <div className={styles.box}>
      <BusyButton busy={isBusy} onClick={() => void download()}>
        {t('yourData.download')}
      </BusyButton>
      {outcome && (
        <Notice intent={outcome.intent}>
          {outcome.intent === 'success' ? t('yourData.saved') : toText(outcome.error)}
        </Notice>
      )}
    </div>
  );
}
