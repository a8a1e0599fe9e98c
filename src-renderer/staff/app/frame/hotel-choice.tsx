import { Button, makeStyles, mergeClasses } from '@fluentui/react-components';
import { lazy } from 'react';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { ChevronDownIcon } from '#renderer/platform/ui/icons.tsx';
import { PressedMenu } from '#renderer/platform/ui/pressed-menu.tsx';
import { brand, from } from '#renderer/platform/ui/theme.ts';
import { useHotel } from '../../features/shared/hotel/current-hotel.ts';
import { useBarButton } from '../../features/shared/look/bar-button.ts';
import { useStaffSession } from '../../features/shared/session/session-state.ts';

const load = () => import('./hotel-menu.tsx');
const HotelMenu = lazy(load);

const useStyles = makeStyles({
  name: {
    color: brand.onJatobaSoft,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    minWidth: 0,
  },
  button: {
    justifyContent: 'flex-start',
    minWidth: 0,
    maxWidth: '180px',
    paddingInline: '10px',
    marginInlineStart: '-6px',
  },
  // The search beside it gives way, not the name.
  only: { [from.medium]: { flexShrink: 0, maxWidth: '180px', marginInlineStart: '-6px' } },
});

/** Beside the brand its name would stand twice. */
const toBarName = (name: string) => name.replace(/^Pernoite /, '');

/** The hotel's name; a menu for a person who works at several. */
export function HotelChoice() {
  const styles = useStyles();
  const bar = useBarButton();
  const t = useText('staff/frame');
  const session = useStaffSession();
  const hotel = useHotel();
  if (session === null || hotel === null) return null;
  if (session.hotels.length === 1)
    return <span className={mergeClasses(styles.name, styles.only)}>{toBarName(hotel.name)}</span>;
  return (
    <PressedMenu
      load={load}
      menu={trigger => <HotelMenu trigger={trigger} hotelId={hotel.hotelId} hotels={session.hotels} />}
      trigger={
        <Button
          className={mergeClasses(bar, styles.button)}
          appearance="transparent"
          icon={<ChevronDownIcon />}
          iconPosition="after"
          aria-label={`${toBarName(hotel.name)}. ${t('hotel')}`}
        >
          <span className={styles.name}>{toBarName(hotel.name)}</span>
        </Button>
      }
    />
  );
}
