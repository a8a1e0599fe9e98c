import {
  Button,
  Menu,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  makeStyles,
  mergeClasses,
  Table,
  TableBody,
  TableCell,
  TableHeader,
  TableHeaderCell,
  TableRow,
} from '@fluentui/react-components';
import { formatList } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { from } from '#renderer/platform/ui/theme.ts';
import type { StaffPerson } from '#shared/contract/staff/staff-accounts.ts';
import { useDataTable } from '../shared/look/data-table.ts';
import { DotsIcon } from '../shared/look/staff-icons.tsx';
import type { PersonAct } from './accounts.tsx';
import { PersonState } from './person-state.tsx';

const useStyles = makeStyles({
  name: { [from.medium]: { width: '34%' } },
  roles: { [from.medium]: { width: '26%' } },
  act: { [from.medium]: { width: '200px' } },
  acts: { display: 'inline-flex', gap: '4px', alignItems: 'center' },
});

type PeopleTableProps = {
  people: readonly StaffPerson[];
  timeZone: string;
  onAct: (act: PersonAct) => void;
};

export function PeopleTable({ people, timeZone, onAct }: PeopleTableProps) {
  const styles = useStyles();
  const table = useDataTable();
  const t = useText('staff/accounts');
  const role = useText('staff/frame');
  return (
    <div className={table.card}>
      <Table aria-label={t('title')}>
        <TableHeader className={table.head}>
          <TableRow className={table.headRow}>
            <TableHeaderCell className={mergeClasses(table.headCell, styles.name)}>
              {t('person')}
            </TableHeaderCell>
            <TableHeaderCell className={mergeClasses(table.headCell, styles.roles)}>
              {t('rolesHead')}
            </TableHeaderCell>
            <TableHeaderCell className={table.headCell}>{t('state')}</TableHeaderCell>
            <TableHeaderCell className={mergeClasses(table.headCell, table.actHead, styles.act)}>
              {t('acts')}
            </TableHeaderCell>
          </TableRow>
        </TableHeader>
        <TableBody>
          {people.map(person => (
            <TableRow key={person.staffId} className={table.row}>
              <TableCell className={table.cell}>
                <span className={table.fact}>
                  {person.isSelf ? t('self', { name: person.name }) : person.name}
                </span>
                <span className={table.more}>{person.email}</span>
              </TableCell>
              <TableCell className={table.cell}>
                {formatList(person.roles.map(one => role(`roles.${one}`)))}
              </TableCell>
              <TableCell className={table.cell}>
                <PersonState person={person} timeZone={timeZone} />
              </TableCell>
              <TableCell className={mergeClasses(table.cell, table.act)}>
                {!person.isSelf && <Acts person={person} onAct={onAct} />}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  );
}

function Acts({ person, onAct }: { person: StaffPerson; onAct: (act: PersonAct) => void }) {
  const styles = useStyles();
  const t = useText('staff/accounts');
  return (
    <span className={styles.acts}>
      <Button
        aria-label={t('changeRolesOf', { name: person.name })}
        onClick={() => onAct({ name: 'roles', person })}
      >
        {t('changeRoles')}
      </Button>
      <Menu positioning={{ position: 'below', align: 'end' }}>
        <MenuTrigger disableButtonEnhancement>
          <Button appearance="subtle" icon={<DotsIcon />} aria-label={t('more', { name: person.name })} />
        </MenuTrigger>
        <MenuPopover>
          <MenuList>
            <MenuItem onClick={() => onAct({ name: 'reset', person })}>
              {t(person.isSetUp ? 'reset.act' : 'reset.again')}
            </MenuItem>
            <MenuItem onClick={() => onAct({ name: 'deactivate', person })}>{t('deactivate.act')}</MenuItem>
          </MenuList>
        </MenuPopover>
      </Menu>
    </span>
  );
}
