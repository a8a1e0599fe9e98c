import { makeStyles } from '@fluentui/react-components';
import { useMutation } from '@tanstack/react-query';
import { formatClock, formatList } from '#renderer/platform/i18n/format.ts';
import { useErrorText, useText } from '#renderer/platform/i18n/i18n.ts';
import { BusyButton } from '#renderer/platform/ui/busy-button.tsx';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';
import type { StaffSession } from '#shared/contract/staff/staff-session.ts';
import { Card } from '../shared/look/card.tsx';
import { figures } from '../shared/look/staff-theme.ts';
import { signOut } from '../shared/session/session.ts';

const useStyles = makeStyles({
  list: { display: 'grid', margin: 0 },
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(96px, 1fr) minmax(0, 2fr)',
    gap: '12px',
    alignItems: 'center',
    minHeight: '36px',
    borderBottom: `1px solid ${brand.hairline}`,
    ':last-child': { borderBottomStyle: 'none' },
  },
  name: { color: brand.inkSoft },
  value: { margin: 0, ...figures },
  signOut: { justifySelf: 'start' },
});

type OwnAccountProps = { session: StaffSession; timeZone: string };

export function OwnAccount({ session, timeZone }: OwnAccountProps) {
  const styles = useStyles();
  const t = useText('staff/own-access');
  const errorText = useErrorText();
  const role = useText('staff/frame');
  const leave = useMutation({ mutationFn: signOut });
  const rows = [
    { name: t('name'), value: session.name },
    { name: t('email'), value: session.email },
    ...session.hotels.map(({ name, roles }) => ({
      name,
      value: formatList(roles.map(one => role(`roles.${one}`))),
    })),
    { name: t('until'), value: formatClock(new Date(session.endsAt), timeZone) },
  ];
  return (
    <Card title={t('account')}>
      <dl className={styles.list}>
        {rows.map(({ name, value }) => (
          <div key={name} className={styles.row}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      {leave.isError && <Notice intent="error">{errorText(leave.error)}</Notice>}
      <BusyButton
        className={styles.signOut}
        appearance="secondary"
        size="medium"
        busy={leave.isPending}
        onClick={() => leave.mutate()}
      >
        {t('signOut')}
      </BusyButton>
    </Card>
  );
}
