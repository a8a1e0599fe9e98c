import {
  type ButtonProps,
  Menu,
  MenuItemRadio,
  MenuList,
  MenuPopover,
  MenuTrigger,
  makeStyles,
} from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { chooseHotel } from '../../features/shared/hotel/current-hotel.ts';

const useStyles = makeStyles({ popover: { zIndex: 5 } });

type HotelMenuProps = {
  trigger: ReactElement<ButtonProps>;
  hotelId: string;
  hotels: readonly { hotelId: string; name: string }[];
};

/** The hotels of a person who works at several; initially open. */
export default function HotelMenu({ trigger, hotelId, hotels }: HotelMenuProps) {
  const styles = useStyles();
  return (
    <Menu
      inline
      defaultOpen
      positioning={{ position: 'below', align: 'start' }}
      checkedValues={{ hotel: [hotelId] }}
      onCheckedValueChange={(_, { checkedItems }) => {
        if (checkedItems[0] !== undefined) chooseHotel(checkedItems[0]);
      }}
    >
      <MenuTrigger disableButtonEnhancement>{trigger}</MenuTrigger>
      <MenuPopover className={styles.popover}>
        <MenuList>
          {hotels.map(one => (
            <MenuItemRadio key={one.hotelId} name="hotel" value={one.hotelId}>
              {one.name}
            </MenuItemRadio>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
