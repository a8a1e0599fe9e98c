import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { CrownIcon } from '#renderer/guest/features/shared/guest-booking/components/booking-icons.tsx';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Heading } from '#renderer/platform/ui/heading.tsx';
import { PersonIcon } from '#renderer/platform/ui/icons.tsx';
import { Masked } from '#renderer/platform/ui/masked.tsx';
import { ClockIcon } from '#renderer/platform/ui/stay-icons.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';
import type { AccommodationGuest } from '#shared/contract/guest/accommodation-guests.ts';

const useStyles = makeStyles({
  box: { display: 'grid', gap: '10px' },
  list: { display: 'grid', gap: '12px', margin: 0, padding: 0, listStyleType: 'none' },
  guest: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'center', gap: '14px' },
  icon: {
    display: 'grid',
    placeItems: 'center',
    width: '40px',
    height: '46px',
    paddingTop: '5px',
    borderRadius: brand.arch,
    backgroundColor: brand.groundDeep,
    color: brand.ink,
  },
  main: { backgroundColor: brand.brassWash, color: brand.brassInk },
  invited: { backgroundColor: 'transparent', border: `1px dashed ${brand.hairline}`, color: brand.inkSoft },
  name: { margin: 0, fontWeight: 600, overflowWrap: 'anywhere' },
  soft: { margin: 0, color: brand.inkSoft },
});

function Guest({ guest }: { guest: AccommodationGuest }) {
  const t = useText('booking-details');
  const styles = useStyles();
  const { isInvited, isRoomMainGuest, isMinor, isLoggedUser, name, socialName } = guest;
  const Icon = isInvited ? ClockIcon : isRoomMainGuest ? CrownIcon : PersonIcon;
  const notes = [
    ...(isRoomMainGuest ? [t('guests.main')] : []),
    ...(isMinor ? [t('guests.minor')] : []),
    ...(isInvited ? [t('guests.invited')] : []),
  ];
  return (
    <li className={styles.guest}>
      <span
        className={mergeClasses(styles.icon, isRoomMainGuest && styles.main, isInvited && styles.invited)}
      >
        <Icon />
      </span>
      <div>
        <p className={styles.name}>
          <Masked what={t('guests.nameMasked')}>{socialName ?? name}</Masked>
          {isLoggedUser && ` (${t('guests.you')})`}
        </p>
        {notes.length > 0 && <p className={styles.soft}>{notes.join(' · ')}</p>}
      </div>
    </li>
  );
}

export function RoomGuests({ guests }: { guests: readonly AccommodationGuest[] }) {
  const t = useText('booking-details');
  const styles = useStyles();
  return (
    <div className={styles.box}>
      <Heading level={4}>{t('guests.title')}</Heading>
      {guests.length === 0 ? (
        <p className={styles.soft}>{t('guests.none')}</p>
      ) : (
        <ul className={styles.list}>
          {guests.map(guest => (
            <Guest key={guest.guestUserId} guest={guest} />
          ))}
        </ul>
      )}
    </div>
  );
}
