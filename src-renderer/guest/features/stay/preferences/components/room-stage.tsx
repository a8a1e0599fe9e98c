import { makeStyles } from '@fluentui/react-components';
import { formatList } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { pictureStem } from '#renderer/platform/ui/picture-stem.ts';
import { brand, from } from '#renderer/platform/ui/theme.ts';
import { useOptionName } from '../option-name.ts';
import { findPosition } from '../room-choice.ts';
import type { RoomForm } from '../use-room-form.ts';
import { type RoomAppearance, RoomPicture } from './room-picture.tsx';

const useStyles = makeStyles({
  figure: { display: 'grid', gap: '12px', margin: 0 },
  frame: {
    display: 'grid',
    alignItems: 'center',
    overflow: 'hidden',
    height: 'min(42vw, 32vh)',
    borderRadius: '24px',
    boxShadow: brand.shadowSoft,
    [from.large]: { height: 'auto' },
  },
  caption: {
    display: 'none',
    color: brand.inkSoft,
    lineHeight: 1.45,
    textAlign: 'center',
    textWrap: 'balance',
    [from.large]: { display: 'block' },
  },
});

export function RoomStage({ form }: { form: RoomForm }) {
  const styles = useStyles();
  const t = useText('room-preferences');
  const { choice, room } = form;
  const nameOf = useOptionName();
  const temperature = room.ac.options.find(({ id }) => id === choice.ac.temperature);
  const light = room.lighting.options.find(({ id }) => id === choice.lighting);
  const routine = room.tv.routineOptions.find(({ id }) => id === choice.tv.routine);
  const channels = room.tv.channelOptions.filter(({ id }) => choice.tv.channels.includes(id));
  const isVentilation = choice.ac.onlyVentilationEnabled;
  const appearance: RoomAppearance = {
    warmth: isVentilation ? 'ventilation' : findPosition(room.ac.options, choice.ac.temperature),
    brightness: findPosition(room.lighting.options, choice.lighting),
    activity: 1 - findPosition(room.tv.routineOptions, choice.tv.routine),
    channels: channels.map(({ key }) => key),
  };
  const parts = [
    isVentilation ? t('ventilation.name') : temperature && nameOf('ac', temperature),
    light && nameOf('lighting', light),
    routine && nameOf('tvRoutine', routine),
    channels.length > 0 && formatList(channels.map(option => nameOf('tvChannel', option))),
  ];
  return (
    <figure className={styles.figure}>
      <div className={styles.frame}>
        <RoomPicture
          appearance={appearance}
          stem={pictureStem(light?.url ?? null)}
          alt={t('picture')}
          sizes="(min-width: 1024px) 480px, 92vw"
        />
      </div>
      <figcaption className={styles.caption}>{parts.filter(Boolean).join('\u00a0· ')}</figcaption>
    </figure>
  );
}
