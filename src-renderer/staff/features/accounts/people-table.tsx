import { Button, makeStyles } from '@fluentui/react-components';
import { lazy } from 'react';
import { formatList } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { PressedMenu } from '#renderer/platform/ui/pressed-menu.tsx';
import { from } from '#renderer/platform/ui/theme.ts';
import type { StaffPerson } from '#shared/contract/staff/staff-accounts.ts';
import { FactCell, ListCell, ListRow, ListTable } from '../shared/look/list-table.tsx';
import { DotsIcon } from '../shared/look/staff-icons.tsx';
import type { PersonAct } from './accounts.tsx';
import { PersonState } from './person-state.tsx';

const load = () => import('./person-acts.tsx');
const PersonActs = lazy(load);

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
  const t = useText('staff/accounts');
  const role = useText('staff/frame');
  return (
    <ListTable
      label={t('title')}
      columns={[
        { name: t('person'), className: styles.name },
        { name: t('rolesHead'), className: styles.roles },
        { name: t('state') },
        { name: t('acts'), className: styles.act, isAtEnd: true },
      ]}
    >
      {people.map(person => (
        <ListRow key={person.staffId}>
          <FactCell
            fact={person.isSelf ? t('self', { name: person.name }) : person.name}
            more={person.email}
          />
          <ListCell>{formatList(person.roles.map(one => role(`roles.${one}`)))}</ListCell>
          <ListCell>
            <PersonState person={person} timeZone={timeZone} />
          </ListCell>
          <ListCell kind="act">{!person.isSelf && <Acts person={person} onAct={onAct} />}</ListCell>
        </ListRow>
      ))}
    </ListTable>
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
      <PressedMenu
        load={load}
        menu={trigger => <PersonActs trigger={trigger} person={person} onAct={onAct} />}
        trigger={
          <Button appearance="subtle" icon={<DotsIcon />} aria-label={t('more', { name: person.name })} />
        }
      />
    </span>
  );
}
