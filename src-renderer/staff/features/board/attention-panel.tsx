import { makeStyles } from '@fluentui/react-components';
import { useId } from 'react';
import { Link } from 'react-router';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Heading } from '#renderer/platform/ui/heading.tsx';
import { TextLink } from '#renderer/platform/ui/text-link.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';
import type { AttentionItem, DeviceAttention } from '#shared/contract/staff/board.ts';
import { State } from '../shared/look/state-arch.tsx';
import { staffPaths } from '../shared/paths/staff-paths.ts';
import { attentionPath } from './attention-path.ts';
import { toKey } from './attention-table.tsx';
import { DeviceState } from './device-state.tsx';
import { attentionState } from './row-phrase.ts';
import { rowSigns } from './row-signs.tsx';

/** The others are one key away. */
const SHOWN = 6;

const useStyles = makeStyles({
  panel: { padding: '16px', borderRadius: '16px', backgroundColor: brand.groundDeep },
  title: { fontSize: '1.125rem', lineHeight: '24px', fontWeight: 600, marginBlockEnd: '4px' },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  item: { borderBottom: `1px solid ${brand.hairline}`, ':last-child': { borderBottomStyle: 'none' } },
  link: {
    display: 'block',
    paddingBlock: '10px',
    color: 'inherit',
    textDecorationLine: 'none',
    borderRadius: '8px',
  },
});

type AttentionPanelProps = {
  devices: readonly DeviceAttention[];
  items: readonly AttentionItem[];
  all: string;
};

export function AttentionPanel({ devices, items, all }: AttentionPanelProps) {
  const styles = useStyles();
  const t = useText('staff/board');
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <Heading level={2} id={id} className={styles.title}>
        {t('lists.attention')}
      </Heading>
      <ul className={styles.list}>
        {devices.map(device => (
          <li key={device.deviceId} className={styles.item}>
            <Link className={styles.link} to={staffPaths.devices}>
              <DeviceState device={device} />
            </Link>
          </li>
        ))}
        {items.slice(0, SHOWN).map(item => (
          <li key={toKey(item)} className={styles.item}>
            <Link className={styles.link} to={attentionPath(item)}>
              <AttentionState item={item} />
            </Link>
          </li>
        ))}
      </ul>
      {items.length > SHOWN && (
        <TextLink to={all}>{t('attention.all', { count: items.length + devices.length })}</TextLink>
      )}
    </section>
  );
}

function AttentionState({ item }: { item: AttentionItem }) {
  const t = useText('staff/board');
  const { kind, sign } = attentionState(item.kind);
  const room = item.number === null ? item.locator : t('attention.room', { number: item.number });
  const note = item.guest === null ? room : `${item.guest}, ${room}`;
  return <State kind={kind} icon={rowSigns[sign]} word={t(`attention.${item.kind}`)} note={note} />;
}
