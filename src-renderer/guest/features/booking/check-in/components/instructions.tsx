import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { useState } from 'react';
import { canTypeCards } from '#renderer/guest/features/shared/card-form/can-type-cards.ts';
import { formatStayTime } from '#renderer/guest/features/shared/guest-booking/stay-times.ts';
import { isSeenAtReception } from '#renderer/platform/host/config.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { ArchPicture } from '#renderer/platform/ui/arch-picture.tsx';
import { BusyButton } from '#renderer/platform/ui/busy-button.tsx';
import { Dock } from '#renderer/platform/ui/dock.tsx';
import { Heading } from '#renderer/platform/ui/heading.tsx';
import { IconList } from '#renderer/platform/ui/icon-list.tsx';
import { anyHotelStem, buildingStem } from '#renderer/platform/ui/picture-stem.ts';
import { BagIcon, CardIcon, DocumentIcon } from '#renderer/platform/ui/stay-icons.tsx';
import { brand, from } from '#renderer/platform/ui/theme.ts';
import { useCheckInPage } from '../check-in-page.ts';
import { DoorIcon } from './check-in-icons.tsx';
import { MinorsNotice } from './minors-notice.tsx';

/** A lobby's upright screen, where the picture is the upper part of the page. */
const upright = '@media (min-width: 1024px) and (max-aspect-ratio: 2/3)';

const useStyles = makeStyles({
  page: {
    display: 'grid',
    gap: '32px',
    [from.large]: { gridTemplateColumns: 'minmax(0, 1fr) 320px', alignItems: 'center', gap: '64px' },
  },
  text: { display: 'grid', gap: '28px', justifyItems: 'start' },
  head: { display: 'grid', gap: '8px' },
  lead: { margin: 0, color: brand.inkSoft, fontSize: '1.125rem', lineHeight: 1.5, maxWidth: '54ch' },
  go: { minWidth: '220px' },
  picture: {
    maxWidth: '240px',
    display: 'none',
    [from.medium]: { display: 'block', maxWidth: '320px' },
    [upright]: { order: -1, width: '100%', maxWidth: 'none', height: '30dvh' },
  },
});

export function Instructions() {
  const t = useText('check-in');
  const styles = useStyles();
  const { booking, rooms, finish } = useCheckInPage();
  const [isBusy, setBusy] = useState(false);
  const { building, checkinDate } = booking;
  async function begin() {
    setBusy(true);
    await finish('instruction');
    setBusy(false);
  }
  return (
    <div className={styles.page}>
      <title>{`${t('pageTitle')} · Pernoite`}</title>
      <div className={styles.text}>
        <div className={styles.head}>
          <Heading level={1}>{t('instruction.title')}</Heading>
          <p className={styles.lead}>{t('instruction.lead', { city: building.city })}</p>
        </div>
        <IconList
          level={2}
          entries={[
            {
              Icon: DocumentIcon,
              title: t('instruction.who.title'),
              text: t(isSeenAtReception() ? 'instruction.who.reception' : 'instruction.who.text'),
              note: t('instruction.minutes', { minutes: 2 }),
            },
            {
              Icon: BagIcon,
              title: t('instruction.trip.title'),
              text: t('instruction.trip.text'),
              note: t('instruction.minutes', { minutes: 1 }),
            },
            {
              Icon: CardIcon,
              title: t(canTypeCards() ? 'instruction.card.title' : 'instruction.deposit.title'),
              text: t(canTypeCards() ? 'instruction.card.text' : 'instruction.deposit.text'),
              note: t('instruction.minutes', { minutes: 1 }),
            },
            {
              Icon: DoorIcon,
              title: t('instruction.door.title'),
              text: t('instruction.door.text', { time: formatStayTime(checkinDate, building.timezone) }),
            },
          ]}
        />
        <MinorsNotice rooms={rooms} />
        <Dock>
          <BusyButton className={styles.go} busy={isBusy} onClick={() => void begin()}>
            {t('instruction.begin')}
          </BusyButton>
        </Dock>
      </div>
      <ArchPicture
        className={mergeClasses(styles.picture, 'decoration')}
        stem={buildingStem(building) ?? anyHotelStem}
        alt=""
        sizes="(min-width: 1024px) and (max-aspect-ratio: 2/3) 100vw, 320px"
      />
    </div>
  );
}
