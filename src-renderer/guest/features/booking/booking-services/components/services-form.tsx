import { Button, makeStyles } from '@fluentui/react-components';
import { useAtomValue } from 'jotai';
import { type ReactNode, useId } from 'react';
import { FunnelColumns } from '#renderer/guest/features/shared/booking-funnel/components/funnel-columns.tsx';
import type { SelectedRoom } from '#renderer/guest/features/shared/booking-funnel/state/flow.ts';
import { funnelAtom } from '#renderer/guest/features/shared/booking-funnel/state/funnel-state.ts';
import { formatList } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { ArrowLeftIcon } from '#renderer/platform/ui/icons.tsx';
import { brand, from } from '#renderer/platform/ui/theme.ts';
import { PET_FEE } from '#shared/policies.ts';
import { RoomServices } from './room-services.tsx';

type MissingConsent = { index: number; about: 'pet' | 'cradle' };

function missingConsents(rooms: readonly (SelectedRoom | null)[]): MissingConsent[] {
  return rooms.flatMap((room, index): MissingConsent[] => [
    ...(room?.hasPet && !room.hasPetConsent ? [{ index, about: 'pet' } as const] : []),
    ...(room?.hasCradle && !room.hasCradleConsent ? [{ index, about: 'cradle' } as const] : []),
  ]);
}

const useStyles = makeStyles({
  rooms: { display: 'grid', gap: '20px', listStyleType: 'none', margin: 0, padding: 0 },
  missing: { margin: 0, color: brand.ink, lineHeight: 1.4 },
  button: { minHeight: '52px', [from.large]: { width: '100%' } },
  back: { marginTop: '20px' },
});

type ServicesFormProps = { heading: ReactNode; onContinue: () => void; onBack: () => void };

const noFees = { pet: { price: PET_FEE, taxValue: 0 }, cradle: { price: 0, taxValue: 0 } };

export function ServicesForm({ heading, onContinue, onBack }: ServicesFormProps) {
  const t = useText('booking-services');
  const styles = useStyles();
  const why = useId();
  const funnel = useAtomValue(funnelAtom);
  if (funnel.stage !== 'choosing') return null;
  const missing = missingConsents(funnel.rooms);
  const nameOf = ({ index, about }: MissingConsent) =>
    t(about === 'pet' ? 'missingPet' : 'missingCradle', { number: index + 1 });
  return (
    <FunnelColumns
      summaryOnPhone="inline"
      action={
        <Button
          className={styles.button}
          appearance="primary"
          size="large"
          disabled={missing.length > 0}
          aria-describedby={why}
          onClick={onContinue}
        >
          {t('continue')}
        </Button>
      }
      note={
        <p id={why} className={styles.missing} aria-live="polite">
          {missing.length > 0 && t('missing', { policies: formatList(missing.map(nameOf)) })}
        </p>
      }
    >
      {heading}
      <ul className={styles.rooms} aria-label={t('rooms')}>
        {funnel.rooms.map(
          (room, index) =>
            room && (
              <li key={room.selectId}>
                <RoomServices room={room} index={index} fees={funnel.fees ?? noFees} />
              </li>
            ),
        )}
      </ul>
      <Button
        className={styles.back}
        appearance="subtle"
        size="large"
        icon={<ArrowLeftIcon />}
        onClick={onBack}
      >
        {t('back')}
      </Button>
    </FunnelColumns>
  );
}
