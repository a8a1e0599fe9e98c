import { Button, makeStyles, mergeClasses } from '@fluentui/react-components';
import { type ReactNode, useRef } from 'react';
import { useLocation } from 'react-router';
import { endGuest } from '#renderer/guest/features/shared/session/end-guest.ts';
import { useSession } from '#renderer/guest/features/shared/session/session-state.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { paths } from '#renderer/platform/paths.ts';
import { leaveOpenCode } from '#renderer/platform/state/open-code.ts';
import { BrandMark } from '#renderer/platform/ui/icons.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';
import { useStaffGesture } from '../staff-gesture.ts';
import { HotelTime } from './hotel-time.tsx';

const useStyles = makeStyles({
  header: {
    flexShrink: 0,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '24px',
    padding: '12px 40px',
    color: brand.ink,
  },
  over: { position: 'absolute', insetInline: 0, top: 0, zIndex: 2 },
  mark: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '12px',
    minHeight: '72px',
    fontFamily: brand.fontDisplay,
    fontSize: '2rem',
    fontWeight: 600,
    letterSpacing: '-0.02em',
    touchAction: 'none',
    '& svg': { width: '56px', height: '56px', marginBlockStart: '-8px' },
  },
  right: { display: 'flex', alignItems: 'center', gap: '20px' },
  name: { fontWeight: 600 },
});

type KioskHeaderProps = {
  onStaffGesture: () => void;
  chat: ReactNode;
};

export function KioskHeader({ onStaffGesture, chat }: KioskHeaderProps) {
  const styles = useStyles();
  const t = useText('kiosk');
  const shell = useText('shell');
  const session = useSession();
  const { pathname } = useLocation();
  const mark = useRef<HTMLSpanElement>(null);
  useStaffGesture(mark, onStaffGesture);
  const isStart = pathname === paths.kioskStart;
  const name = session.status === 'signedIn' ? session.guest.displayName.split(' ')[0] : undefined;
  return (
    <header className={mergeClasses(styles.header, isStart && styles.over)} data-kiosk-header>
      <span ref={mark} className={styles.mark}>
        <BrandMark />
        {shell('brand')}
      </span>
      <span className={styles.right}>
        <span data-kiosk-chat>{chat}</span>
        {session.status === 'signedIn' ? (
          <>
            {name !== undefined && name !== '' && (
              <span className={styles.name}>{t('frame.greeting', { name })}</span>
            )}
            <Button size="large" onClick={() => leaveOpenCode() || endGuest('signedOut')}>
              {t('frame.done')}
            </Button>
          </>
        ) : (
          <HotelTime />
        )}
      </span>
    </header>
  );
}
