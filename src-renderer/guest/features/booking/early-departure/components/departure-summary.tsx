import { Button, Checkbox, makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { useFreshUntil } from '#renderer/guest/features/shared/guest-booking/use-fresh-until.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { ArchPicture } from '#renderer/platform/ui/arch-picture.tsx';
import { Sheet } from '#renderer/platform/ui/sheet.tsx';
import { from } from '#renderer/platform/ui/theme.ts';
import type { BookingDetails, DetailedAccommodation } from '#shared/contract/guest/booking-details.ts';
import type { EarlyCheckoutSimulation } from '#shared/contract/guest/early-departure.ts';
import { type DepartureKind, isSameReturn } from '../departure.ts';
import { DepartureOutcome } from './departure-outcome.tsx';

const useStyles = makeStyles({
  page: {
    display: 'grid',
    gap: '24px',
    [from.large]: { gridTemplateColumns: 'minmax(0, 1fr) 300px', alignItems: 'start', gap: '56px' },
  },
  picture: { display: 'none', [from.large]: { display: 'block' } },
  continue: { minHeight: '56px', [from.medium]: { justifySelf: 'start' } },
});

type DepartureSummaryProps = {
  kind: DepartureKind;
  booking: BookingDetails;
  room: DetailedAccommodation;
  simulation: EarlyCheckoutSimulation;
  onRefresh: () => void;
  onContinue: (agreed: EarlyCheckoutSimulation) => void;
};

export function DepartureSummary(props: DepartureSummaryProps) {
  const { kind, booking, room, simulation, onRefresh, onContinue } = props;
  const t = useText('early-departure');
  const styles = useStyles();
  const [agreed, setAgreed] = useState<EarlyCheckoutSimulation | null>(null);
  useFreshUntil(simulation.next_step?.at ?? null, onRefresh);
  const isAgreed = isSameReturn(agreed, simulation);
  return (
    <div className={styles.page}>
      <Sheet title={room.type} lead={t(`summary.${kind}.lead`)}>
        <DepartureOutcome booking={booking} room={room} simulation={simulation} />
        <Checkbox
          size="large"
          checked={isAgreed}
          label={t(`summary.${kind}.confirm`)}
          onChange={(_, { checked }) => setAgreed(checked === true ? simulation : null)}
        />
        <Button
          className={styles.continue}
          appearance="primary"
          size="large"
          disabled={!isAgreed}
          onClick={() => onContinue(simulation)}
        >
          {t('general:continue')}
        </Button>
      </Sheet>
      <ArchPicture className={styles.picture} stem="lobby" alt="" sizes="300px" />
    </div>
  );
}
