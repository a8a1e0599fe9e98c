import {
  type ButtonProps,
  Menu,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
} from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import type { StaffPerson } from '#shared/contract/staff/staff-accounts.ts';
import type { PersonAct } from './accounts.tsx';

type PersonActsProps = {
  trigger: ReactElement<ButtonProps>;
  person: StaffPerson;
  onAct: (act: PersonAct) => void;
};

/** What is done to a colleague's account more rarely; initially open. */
export default function PersonActs({ trigger, person, onAct }: PersonActsProps) {
  const t = useText('staff/accounts');
  return (
    <Menu defaultOpen positioning={{ position: 'below', align: 'end' }}>
      <MenuTrigger disableButtonEnhancement>{trigger}</MenuTrigger>
      <MenuPopover>
        <MenuList>
          <MenuItem onClick={() => onAct({ name: 'reset', person })}>
            {t(person.isSetUp ? 'reset.act' : 'reset.again')}
          </MenuItem>
          <MenuItem onClick={() => onAct({ name: 'deactivate', person })}>{t('deactivate.act')}</MenuItem>
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
