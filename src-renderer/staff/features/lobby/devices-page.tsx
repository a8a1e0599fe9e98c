import { makeStyles } from '@fluentui/react-components';
import { formatInstant } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { CheckIcon } from '#renderer/platform/ui/icons.tsx';
import { LoadError } from '#renderer/platform/ui/load-error.tsx';
import { ClockIcon } from '#renderer/platform/ui/stay-icons.tsx';
import { from } from '#renderer/platform/ui/theme.ts';
import type { LobbyDevice } from '#shared/contract/staff/lobby.ts';
import type { Hotel } from '../shared/hotel/current-hotel.ts';
import { EmptyNote } from '../shared/look/empty-note.tsx';
import { ListBones } from '../shared/look/list-bones.tsx';
import { FactCell, ListCell, ListRow, ListTable } from '../shared/look/list-table.tsx';
import { PageHeading } from '../shared/look/page-heading.tsx';
import { State, type StateKind } from '../shared/look/state-arch.tsx';
import { useDevices } from './queries.ts';

const useStyles = makeStyles({
  state: { [from.medium]: { width: '34%' } },
  narrow: { [from.medium]: { width: '22%' } },
});

/** Every kiosk and desk of the hotel and how it is (FRD-16). */
export function DevicesPage({ hotel }: { hotel: Hotel }) {
  const t = useText('staff/lobby');
  const found = useDevices(hotel.hotelId);
  return (
    <>
      <PageHeading title={t('devices.title')} note={t('devices.note')} />
      {found.isPending && <ListBones rows={3} />}
      {found.isError && found.data === undefined && (
        <LoadError error={found.error} onRetry={() => void found.refetch()} />
      )}
      {found.data?.length === 0 && <EmptyNote>{t('devices.none')}</EmptyNote>}
      {found.data !== undefined && found.data.length > 0 && (
        <DeviceTable devices={found.data} timeZone={hotel.timeZone} />
      )}
    </>
  );
}

function DeviceTable({ devices, timeZone }: { devices: readonly LobbyDevice[]; timeZone: string }) {
  const styles = useStyles();
  const t = useText('staff/lobby');
  return (
    <ListTable
      label={t('devices.title')}
      columns={[
        { name: t('devices.device'), className: styles.narrow },
        { name: t('devices.state'), className: styles.state },
        { name: t('devices.lastSeen'), className: styles.narrow },
        { name: t('devices.printer') },
      ]}
    >
      {devices.map(device => (
        <ListRow key={device.deviceId}>
          <FactCell fact={device.deviceId} more={t(`devices.profiles.${device.profile}`)} />
          <ListCell>
            <DeviceState device={device} />
          </ListCell>
          <FactCell
            kind="figures"
            fact={device.lastSeenAt === null ? '–' : formatInstant(new Date(device.lastSeenAt), timeZone)}
            more={device.version === null ? '' : t('devices.version', { version: device.version })}
          />
          <FactCell fact={device.printer === null ? '–' : t(`devices.printers.${device.printer}`)} more="" />
        </ListRow>
      ))}
    </ListTable>
  );
}

function DeviceState({ device: { state, profile, outOfService } }: { device: LobbyDevice }) {
  const t = useText('staff/lobby');
  const note = outOfService === null ? null : t(`devices.reasons.${outOfService}`);
  return (
    <State
      kind={kindOf(state, profile)}
      icon={state === 'WORKING' ? <CheckIcon /> : <ClockIcon />}
      word={t(`devices.states.${state}`)}
      note={note}
    />
  );
}

/** A desk that is off is closed. */
function kindOf(state: LobbyDevice['state'], profile: LobbyDevice['profile']): StateKind {
  if (state === 'WORKING') return 'ready';
  return state === 'NEVER' || profile === 'reception' ? 'waiting' : 'stop';
}
