import { Button } from '@fluentui/react-components';
import { useState } from 'react';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { ButtonLink } from '#renderer/platform/ui/button-link.tsx';
import { PlusIcon } from '#renderer/platform/ui/icons.tsx';
import { LoadError } from '#renderer/platform/ui/load-error.tsx';
import type { StaffPerson } from '#shared/contract/staff/staff-accounts.ts';
import type { Hotel } from '../shared/hotel/current-hotel.ts';
import { useHotkey } from '../shared/hotkeys/hotkeys.ts';
import { KeyCap } from '../shared/look/key-cap.tsx';
import { ListBones } from '../shared/look/list-bones.tsx';
import { PageHeading } from '../shared/look/page-heading.tsx';
import { staffPaths } from '../shared/paths/staff-paths.ts';
import { usePeople } from '../shared/people/queries.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { PeopleTable } from './people-table.tsx';
import { RolesDialog } from './roles-dialog.tsx';

/** What is open over the list. */
export type PersonAct = { name: 'roles' | 'reset' | 'deactivate'; person: StaffPerson };

export function Accounts({ hotel }: { hotel: Hotel }) {
  const t = useText('staff/accounts');
  const people = usePeople(hotel.hotelId);
  const [isInviting, setInviting] = useState(false);
  const [act, setAct] = useState<PersonAct | null>(null);
  const close = () => setAct(null);
  useHotkey({ keys: 'F3', name: t('invite'), isHint: true }, () => setInviting(true));
  return (
    <>
      <PageHeading
        title={t('title')}
        note={people.data ? t('count', { count: people.data.length, hotel: hotel.name }) : hotel.name}
      >
        <Button icon={<PlusIcon />} aria-keyshortcuts="F3" onClick={() => setInviting(true)}>
          {t('invite')} <KeyCap keys="F3" />
        </Button>
        <ButtonLink to={staffPaths.exchange} size="medium">
          {t('connections')}
        </ButtonLink>
      </PageHeading>
      {people.isPending && <ListBones rows={4} />}
      {people.isError && <LoadError error={people.error} onRetry={() => void people.refetch()} />}
      {people.data && <PeopleTable people={people.data} timeZone={hotel.timeZone} onAct={setAct} />}
      <InviteDialog hotel={hotel} open={isInviting} onClose={() => setInviting(false)} />
      {act?.name === 'roles' && <RolesDialog hotel={hotel} person={act.person} onClose={close} />}
      {act !== null && act.name !== 'roles' && (
        <ConfirmDialog hotel={hotel} act={act.name} person={act.person} onClose={close} />
      )}
    </>
  );
}
