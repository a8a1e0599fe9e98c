import { makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { checked } from '#renderer/gateway/checked.ts';
import { gateway } from '#renderer/gateway/client.ts';
import { minutesToWait } from '#renderer/gateway/retry-after.ts';
import { useErrorText, useText } from '#renderer/i18n/i18n.ts';
import { BusyButton } from '#renderer/ui/busy-button.tsx';
import { Notice } from '#renderer/ui/notice.tsx';
import { saveFile } from '#renderer/ui/save-file.ts';

const useStyles = makeStyles({ box: { display: 'grid', gap: '16px', justifyItems: 'start' } });

/** The guest's own copy as a file. Its name says nothing about the guest. */
export function DataDownload() {
  const styles = useStyles();
  const t = useText('settings');
  const errorText = useErrorText();
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState<{ intent: 'success' | 'error'; text: string } | null>(null);

  async function download() {
    setBusy(true);
    setSaid(null);
    try {
      const [response, { exportedAccount }] = await Promise.all([
        gateway.account.export(),
        import('#shared/contract/account-export.ts'),
      ]);
      const copy = checked(exportedAccount, response);
      const text = `${JSON.stringify(copy, null, 2)}\n`;
      saveFile(
        `pernoite-${copy.exportedAt.slice(0, 10)}.json`,
        new Blob([text], { type: 'application/json' }),
      );
      setSaid({ intent: 'success', text: t('yourData.saved') });
    } catch (error) {
      const minutes = minutesToWait(error);
      setSaid({
        intent: 'error',
        text: minutes === null ? errorText(error) : t('yourData.tooOften', { count: minutes }),
      });
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className={styles.box}>
      <BusyButton busy={isBusy} onClick={() => void download()}>
        {t('yourData.download')}
      </BusyButton>
      {said && <Notice intent={said.intent}>{said.text}</Notice>}
    </div>
  );
}
