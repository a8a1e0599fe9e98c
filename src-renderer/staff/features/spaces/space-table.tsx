import { Button, makeStyles } from '@fluentui/react-components';
import { useId } from 'react';
import { serverNow } from '#renderer/platform/gateway/server-clock.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Heading } from '#renderer/platform/ui/heading.tsx';
import { brand, from } from '#renderer/platform/ui/theme.ts';
import type { DeskReservation, DeskSpace } from '#shared/contract/staff/desk-spaces.ts';
import { FactCell, ListCell, ListRow, ListTable } from '../shared/look/list-table.tsx';

const useStyles = makeStyles({
  title: { fontSize: '1.125rem', lineHeight: '24px', fontWeight: 600 },
  places: { margin: '0 0 8px', color: brand.inkSoft },
  when: { [from.medium]: { width: '24%' } },
  act: { [from.medium]: { width: '140px' } },
});

type SpaceTableProps = {
  space: DeskSpace;
  spanOf: (reservation: DeskReservation) => string;
  onCancel: (reservation: DeskReservation) => void;
};

export function SpaceTable({ space, spanOf, onCancel }: SpaceTableProps) {
  const styles = useStyles();
  const t = useText('staff/spaces');
  const id = useId();
  const now = serverNow();
  return (
    <section aria-labelledby={id}>
      <Heading level={2} id={id} className={styles.title}>
        {space.name}
      </Heading>
      <p className={styles.places}>
        {space.reservations.length === 0 ? t('none') : t('places', { count: space.places })}
      </p>
      {space.reservations.length > 0 && (
        <ListTable
          label={space.name}
          columns={[
            { name: t('when'), className: styles.when },
            { name: t('guest') },
            { name: t('acts'), className: styles.act, isAtEnd: true },
          ]}
        >
          {space.reservations.map(reservation => (
            <ListRow key={reservation.id}>
              <FactCell fact={spanOf(reservation)} more={stateOf(reservation, t)} kind="figures" />
              <FactCell fact={reservation.guestName} more={t('room', { number: reservation.room })} />
              <ListCell kind="act">
                {reservation.canceledAt === null && new Date(reservation.endsAt) > now && (
                  <Button
                    aria-label={t('cancel.of', {
                      name: reservation.guestName,
                      when: spanOf(reservation),
                    })}
                    onClick={() => onCancel(reservation)}
                  >
                    {t('cancel.act')}
                  </Button>
                )}
              </ListCell>
            </ListRow>
          ))}
        </ListTable>
      )}
    </section>
  );
}

function stateOf(
  { canceledAt, message }: DeskReservation,
  t: ReturnType<typeof useText<'staff/spaces'>>,
): string {
  if (canceledAt === null) return t('states.reserved');
  return message === null ? t('states.canceled') : t('states.canceledByDesk', { message });
}
