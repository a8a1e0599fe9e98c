import {
  type ButtonProps,
  Menu,
  MenuDivider,
  MenuGroup,
  MenuGroupHeader,
  MenuItem,
  MenuItemCheckbox,
  MenuItemRadio,
  MenuList,
  MenuPopover,
  MenuTrigger,
  makeStyles,
} from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { staffDesk } from '#renderer/platform/host/staff-desk.ts';
import { changeLanguage, useLanguage, useText } from '#renderer/platform/i18n/i18n.ts';
import { GlobeIcon, PersonIcon } from '#renderer/platform/ui/icons.tsx';
import { toast } from '#renderer/platform/ui/toast.ts';
import { hasRole, useHotel } from '../../features/shared/hotel/current-hotel.ts';
import { chooseAppearance, schemes, useAppearance } from '../../features/shared/look/appearance.ts';
import { KeyCap } from '../../features/shared/look/key-cap.tsx';
import {
  GuestWindowIcon,
  KeyboardIcon,
  KioskIcon,
  LeaveIcon,
  PrintIcon,
} from '../../features/shared/look/staff-icons.tsx';
import { deskRoles, staffPaths } from '../../features/shared/paths/staff-paths.ts';
import { signOut } from '../../features/shared/session/session.ts';
import { usePrintToday } from './print-key.ts';

const useStyles = makeStyles({ popover: { zIndex: 5, minWidth: '264px' } });

type PersonMenuProps = { trigger: ReactElement<ButtonProps>; onKeys: () => void };

/** The person's own page, language, appearance and the way out; initially open. */
export default function PersonMenu({ trigger, onKeys }: PersonMenuProps) {
  const styles = useStyles();
  const t = useText('staff/frame');
  const navigate = useNavigate();
  const hotel = useHotel();
  const printToday = usePrintToday(hotel);
  const appearance = useAppearance();
  const notify = (error: unknown) => toast.notify({ intent: 'error', error });
  return (
    // In the header and not at the end of the page, so that it belongs to a landmark.
    <Menu
      inline
      defaultOpen
      positioning={{ position: 'below', align: 'end' }}
      checkedValues={{ scheme: [appearance.scheme], contrast: appearance.contrast ? ['more'] : [] }}
      onCheckedValueChange={(_, { name, checkedItems }) => {
        const scheme = schemes.find(one => one === checkedItems[0]);
        if (name === 'contrast') chooseAppearance({ ...appearance, contrast: checkedItems.includes('more') });
        else if (scheme !== undefined) chooseAppearance({ ...appearance, scheme });
      }}
    >
      <MenuTrigger disableButtonEnhancement>{trigger}</MenuTrigger>
      <MenuPopover className={styles.popover}>
        <MenuList>
          <MenuItem icon={<PersonIcon />} onClick={() => void navigate(staffPaths.ownAccess)}>
            {t('ownAccess')}
          </MenuItem>
          {hasRole(hotel, deskRoles) && (
            <MenuItem
              icon={<PrintIcon />}
              secondaryContent={{ children: <KeyCap keys="Alt+p" /> }}
              onClick={printToday}
            >
              {t('printDay')}
            </MenuItem>
          )}
          {hasRole(hotel, deskRoles) && (
            <MenuItem icon={<KioskIcon />} onClick={() => void navigate(staffPaths.devices)}>
              {t('devices')}
            </MenuItem>
          )}
          <GuestWindowItem onError={notify} />
          <LanguageItem onError={notify} />
          <MenuItem
            icon={<KeyboardIcon />}
            secondaryContent={{ children: <KeyCap keys="F1" /> }}
            onClick={onKeys}
          >
            {t('keys.title')}
          </MenuItem>
          <MenuDivider />
          <AppearanceItems />
          <MenuDivider />
          <MenuItem icon={<LeaveIcon />} onClick={() => void signOut().catch(notify)}>
            {t('signOut')}
          </MenuItem>
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}

/** At a desk alone. Its key is that of the app's menu. */
function GuestWindowItem({ onError }: { onError: (error: unknown) => void }) {
  const t = useText('staff/frame');
  const desk = staffDesk();
  if (desk === null) return null;
  return (
    <MenuItem
      icon={<GuestWindowIcon />}
      secondaryContent={{ children: <KeyCap keys="Ctrl+n" /> }}
      onClick={() => void desk.openGuestWindow().catch(onError)}
    >
      {t('guestWindow')}
    </MenuItem>
  );
}

function LanguageItem({ onError }: { onError: (error: unknown) => void }) {
  const t = useText('staff/frame');
  const other = useLanguage() === 'pt' ? 'en' : 'pt';
  return (
    <MenuItem
      icon={<GlobeIcon />}
      lang={other === 'pt' ? 'pt-BR' : 'en'}
      onClick={() => void changeLanguage(other).catch(onError)}
    >
      {t(`language.${other}`)}
    </MenuItem>
  );
}

function AppearanceItems() {
  const t = useText('staff/frame');
  return (
    <MenuGroup>
      <MenuGroupHeader>{t('appearance.title')}</MenuGroupHeader>
      {schemes.map(scheme => (
        <MenuItemRadio key={scheme} name="scheme" value={scheme}>
          {t(`appearance.${scheme}`)}
        </MenuItemRadio>
      ))}
      <MenuItemCheckbox name="contrast" value="more">
        {t('appearance.contrast')}
      </MenuItemCheckbox>
    </MenuGroup>
  );
}
