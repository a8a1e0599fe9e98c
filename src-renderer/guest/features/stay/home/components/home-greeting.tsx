import { Button, makeStyles } from '@fluentui/react-components';
import { useSession } from '#renderer/guest/features/shared/session/session-state.ts';
import { serverNow } from '#renderer/platform/gateway/server-clock.ts';
import { host } from '#renderer/platform/host/host.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Heading } from '#renderer/platform/ui/heading.tsx';
import { brand, from } from '#renderer/platform/ui/theme.ts';
import { hourAt } from '#shared/hotel-time.ts';
import type { Stay } from '../stay.ts';

type TimeOfDay = 'morning' | 'afternoon' | 'evening';

export function timeOfDay(hour: number): TimeOfDay {
  if (hour >= 5 && hour < 12) return 'morning';
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening';
}

const useStyles = makeStyles({
  greeting: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    justifyContent: 'space-between',
    gap: '12px 24px',
  },
  text: { display: 'grid', gap: '6px' },
  lead: { margin: 0, color: brand.inkSoft, fontSize: '1.125rem' },
  tour: { marginInlineStart: '-16px', [from.small]: { marginInlineStart: 0 } },
});

type HomeGreetingProps = { stay: Stay | null; timeZone: string; onTour: () => void };

export function HomeGreeting({ stay, timeZone, onTour }: HomeGreetingProps) {
  const styles = useStyles();
  const t = useText('home');
  const session = useSession();
  const time = timeOfDay(hourAt(serverNow(), timeZone));
  // A name on a lobby's screen could be read by anybody.
  const isNameShown = session.status === 'signedIn' && !host().profile.capabilities.publicScreen;
  const name = isNameShown ? (session.guest.displayName.split(' ')[0] ?? '') : '';
  return (
    <header className={styles.greeting}>
      <div className={styles.text}>
        <Heading level={1} size="display">
          {name === '' ? t(`greetingPlain.${time}`) : t(`greeting.${time}`, { name })}
        </Heading>
        <p className={styles.lead}>{t(stay ? `lead.${stay.phase}` : 'lead.none')}</p>
      </div>
      <Button className={styles.tour} appearance="subtle" size="large" onClick={onTour}>
        {t('tour')}
      </Button>
    </header>
  );
}
