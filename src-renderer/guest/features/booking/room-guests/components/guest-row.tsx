import { Button, makeStyles, mergeClasses } from '@fluentui/react-components';
import { CrownIcon } from '#renderer/guest/features/shared/guest-booking/components/booking-icons.tsx';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { BusyButton } from '#renderer/platform/ui/busy-button.tsx';
import { PersonIcon } from '#renderer/platform/ui/icons.tsx';
import { Masked } from '#renderer/platform/ui/masked.tsx';
import { ClockIcon } from '#renderer/platform/ui/stay-icons.tsx';
import { brand, from, systemEdge } from '#renderer/platform/ui/theme.ts';
import { VisuallyHidden } from '#renderer/platform/ui/visually-hidden.tsx';
import type { AccommodationGuest } from '#shared/contract/guest/accommodation-guests.ts';
import { discreetName } from '../discreet-name.ts';
import { useResendInvitation } from '../mutations.ts';
import { GuestName } from './guest-name.tsx';

const useStyles = makeStyles({
  guest: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'start',
    gap: '12px 16px',
    paddingBlock: '18px',
    borderTop: `1px solid ${brand.hairline}`,
    [from.small]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' },
  },
  icon: {
    display: 'grid',
    placeItems: 'center',
    width: '48px',
    height: '56px',
    paddingTop: '6px',
    borderRadius: brand.arch,
    backgroundColor: brand.groundDeep,
    color: brand.ink,
  },
  main: { backgroundColor: brand.brassWash, color: brand.brassInk },
  invited: { backgroundColor: 'transparent', border: `1px dashed ${brand.inkSoft}`, color: brand.inkSoft },
  text: { display: 'grid', justifyItems: 'start', gap: '2px', overflowWrap: 'anywhere' },
  name: { margin: 0, fontSize: '1.125rem', fontWeight: 600, lineHeight: 1.35 },
  soft: { margin: 0, color: brand.inkSoft },
  tags: { display: 'flex', flexWrap: 'wrap', gap: '6px', marginTop: '4px' },
  tag: {
    ...systemEdge,
    padding: '2px 10px',
    borderRadius: '999px',
    backgroundColor: brand.groundDeep,
    color: brand.ink,
    fontSize: '0.9375rem',
    fontWeight: 600,
  },
  mainTag: { backgroundColor: brand.brassWash, color: brand.brassInk },
  actions: {
    gridColumn: '2',
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px',
    [from.small]: { gridColumn: 'auto', justifyContent: 'end' },
  },
});

function GuestIcon({ isInvited, isRoomMainGuest }: AccommodationGuest) {
  const t = useText('room-guests');
  const styles = useStyles();
  const [Icon, word] = isInvited
    ? [ClockIcon, t('icon.invited')]
    : isRoomMainGuest
      ? [CrownIcon, t('icon.main')]
      : [PersonIcon, t('icon.guest')];
  return (
    <span className={mergeClasses(styles.icon, isRoomMainGuest && styles.main, isInvited && styles.invited)}>
      <Icon />
      <VisuallyHidden>{word}</VisuallyHidden>
    </span>
  );
}

function Tags({ guest }: { guest: AccommodationGuest }) {
  const t = useText('room-guests');
  const styles = useStyles();
  const tags = [
    ...(guest.isInvited ? [t('pending')] : []),
    ...(guest.isMinor ? [t('dialog.minor')] : []),
    ...(guest.isSpecialCareRequired ? [t('specialCare')] : []),
  ];
  if (tags.length === 0 && !guest.isRoomMainGuest) return null;
  return (
    <div className={styles.tags}>
      {guest.isRoomMainGuest && (
        <span className={mergeClasses(styles.tag, styles.mainTag)}>{t('mainGuest')}</span>
      )}
      {tags.map(tag => (
        <span key={tag} className={styles.tag}>
          {tag}
        </span>
      ))}
    </div>
  );
}

type GuestRowProps = {
  bookingId: string;
  guest: AccommodationGuest;
  canResend: boolean;
  onEdit: () => void;
  onRemove: () => void;
};

export function GuestRow({ bookingId, guest, canResend, onEdit, onRemove }: GuestRowProps) {
  const t = useText('room-guests');
  const styles = useStyles();
  const resend = useResendInvitation(bookingId);
  const { email, isInvited, isLoggedUser, isRemovable } = guest;
  const name = discreetName(guest);
  return (
    <li className={styles.guest}>
      <GuestIcon {...guest} />
      <div className={styles.text}>
        <p className={styles.name}>
          <GuestName guest={guest} />
          {isLoggedUser && ` (${t('you')})`}
        </p>
        {email !== null && (
          <p className={styles.soft}>
            <Masked what={t('emailMasked')}>{email}</Masked>
          </p>
        )}
        <Tags guest={guest} />
      </div>
      <div className={styles.actions}>
        {isInvited && canResend && email !== null && (
          <BusyButton appearance="secondary" busy={resend.isPending} onClick={() => resend.mutate(email)}>
            {t('resend')} <VisuallyHidden>{t('to', { name })}</VisuallyHidden>
          </BusyButton>
        )}
        {isRemovable && (
          <>
            <Button size="large" aria-label={t('editGuest', { name })} onClick={onEdit}>
              {t('edit')}
            </Button>
            <Button
              size="large"
              appearance="subtle"
              aria-label={t('removeGuest', { name })}
              onClick={onRemove}
            >
              {t('removeWord')}
            </Button>
          </>
        )}
      </div>
    </li>
  );
}
