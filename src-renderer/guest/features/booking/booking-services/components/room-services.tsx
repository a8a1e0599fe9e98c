import { makeStyles } from '@fluentui/react-components';
import type { SelectedRoom, ServiceFees } from '#renderer/guest/features/shared/booking-funnel/state/flow.ts';
import { bedTypeChanged } from '#renderer/guest/features/shared/booking-funnel/state/room-choice.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { brand, from } from '#renderer/platform/ui/theme.ts';
import { wantsCradle } from '#shared/rules/party.ts';
import { useChangeChoosing } from '../use-change-choosing.ts';
import { ChoiceCards } from './choice-cards.tsx';
import { CradleQuestion } from './cradle-question.tsx';
import { PetQuestion } from './pet-question.tsx';
import { RoomHeading } from './room-heading.tsx';

const useStyles = makeStyles({
  room: {
    borderRadius: '20px',
    overflow: 'hidden',
    backgroundColor: brand.surface,
    border: `1px solid ${brand.hairline}`,
  },
  questions: { display: 'grid', gap: '28px', padding: '24px 16px', [from.medium]: { padding: '28px 24px' } },
});

type RoomServicesProps = { room: SelectedRoom; index: number; fees: ServiceFees };

export function RoomServices({ room, index, fees }: RoomServicesProps) {
  const t = useText('booking-services');
  const styles = useStyles();
  const change = useChangeChoosing();
  const nameId = `room-${index}`;
  return (
    <article className={styles.room} aria-labelledby={nameId}>
      <RoomHeading room={room} index={index} nameId={nameId} />
      <div className={styles.questions}>
        <PetQuestion room={room} index={index} fees={fees.pet} change={change} />
        {wantsCradle(room.childrenAges) && <CradleQuestion room={room} index={index} change={change} />}
        {room.bedChoice && (
          <ChoiceCards
            name={`bed-${index}`}
            label={t('bed.question')}
            value={room.bedType}
            options={[
              { value: 'DOUBLE', label: t('bed.double') },
              { value: 'SINGLE', label: t('bed.single') },
            ]}
            onChange={bedType => change(funnel => bedTypeChanged(funnel, index, bedType))}
          />
        )}
      </div>
    </article>
  );
}
