import { Button, makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { PlusIcon } from '#renderer/platform/ui/icons.tsx';
import { LoadError } from '#renderer/platform/ui/load-error.tsx';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';
import type { Passkey } from '#shared/contract/staff/passkeys.ts';
import { Card } from '../shared/look/card.tsx';
import { ListBones } from '../shared/look/list-bones.tsx';
import { canUsePasskeys } from '../shared/passkey/can-use-passkeys.ts';
import { AddPasskeyDialog } from './add-passkey-dialog.tsx';
import { PasskeyList } from './passkey-list.tsx';
import { useOwnPasskeys } from './queries.ts';
import { RemovePasskeyDialog } from './remove-passkey-dialog.tsx';

const useStyles = makeStyles({
  text: { margin: 0, color: brand.inkSoft },
  add: { justifySelf: 'start' },
});

type OwnPasskeysProps = { staffId: string; timeZone: string };

/** Passkeys are listed and removed everywhere, and added where a browser can make one. */
export function OwnPasskeys({ staffId, timeZone }: OwnPasskeysProps) {
  const styles = useStyles();
  const t = useText('staff/own-access');
  const passkeys = useOwnPasskeys(staffId);
  const [isAdding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<Passkey | null>(null);
  return (
    <Card title={t('passkeys.title')}>
      <p className={styles.text}>{t('passkeys.text')}</p>
      {passkeys.isPending && <ListBones rows={1} />}
      {passkeys.isError && <LoadError error={passkeys.error} onRetry={() => void passkeys.refetch()} />}
      {passkeys.data?.length === 0 && <p className={styles.text}>{t('passkeys.none')}</p>}
      {passkeys.data !== undefined && passkeys.data.length > 0 && (
        <PasskeyList passkeys={passkeys.data} timeZone={timeZone} onRemove={setRemoving} />
      )}
      {canUsePasskeys(location) ? (
        <Button className={styles.add} icon={<PlusIcon />} onClick={() => setAdding(true)}>
          {t('passkeys.add')}
        </Button>
      ) : (
        <Notice intent="info">{t('passkeys.elsewhere')}</Notice>
      )}
      <AddPasskeyDialog staffId={staffId} open={isAdding} onClose={() => setAdding(false)} />
      {removing !== null && (
        <RemovePasskeyDialog staffId={staffId} passkey={removing} onClose={() => setRemoving(null)} />
      )}
    </Card>
  );
}
