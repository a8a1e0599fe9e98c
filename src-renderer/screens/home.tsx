import { makeStyles } from '@fluentui/react-components';
import { Link } from 'react-router';
import { paths } from '#renderer/app/paths.ts';
import { useFlag } from '#renderer/features/feature-flags/flags.ts';
import { useSession } from '#renderer/features/session/use-session.ts';
import { useText } from '#renderer/i18n/i18n.ts';
import { ButtonLink } from '#renderer/ui/button-link.tsx';
import { Heading } from '#renderer/ui/heading.tsx';
import { ArrowRightIcon } from '#renderer/ui/icons.tsx';
import { PageFrame } from '#renderer/ui/page-frame.tsx';
import { Picture } from '#renderer/ui/picture.tsx';
import { from, house, reducedMotion } from '#renderer/ui/theme.ts';

const useStyles = makeStyles({
  hero: {
    display: 'grid',
    [from.medium]: { gridTemplateColumns: 'minmax(360px, 5fr) 7fr', alignItems: 'end' },
  },
  heroPicture: {
    gridArea: '1 / 1',
    borderRadius: '20px',
    height: '440px',
    [from.medium]: { gridColumn: '1 / -1', height: '560px' },
    [from.wide]: { height: '640px' },
  },
  card: {
    gridArea: '1 / 1',
    position: 'relative',
    alignSelf: 'end',
    display: 'grid',
    justifyItems: 'start',
    gap: '16px',
    margin: '12px',
    padding: '24px',
    borderRadius: '16px',
    backgroundColor: house.surface,
    boxShadow: house.shadowLift,
    [from.medium]: { margin: '32px', padding: '36px 36px 40px', borderRadius: '20px' },
  },
  lead: { margin: 0, color: house.inkSoft, fontSize: '1.125rem' },
  houses: { display: 'grid', gap: '28px', paddingTop: '56px', [from.medium]: { paddingTop: '88px' } },
  housesWords: { display: 'grid', gap: '8px' },
  list: {
    display: 'grid',
    gap: '24px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    [from.small]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [from.large]: { gap: '40px' },
  },
  house: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '112px minmax(0, 1fr)',
    alignItems: 'center',
    gap: '20px',
    [from.small]: { gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', gap: '16px' },
    '& img': {
      transitionProperty: 'scale',
      transitionDuration: '250ms',
      transitionTimingFunction: 'ease-out',
      [reducedMotion]: { transitionProperty: 'none' },
    },
    ':hover img': { scale: '1.03', [reducedMotion]: { scale: 'none' } },
  },
  housePicture: { borderRadius: house.arch },
  houseWords: { display: 'grid', gap: '6px' },
  link: {
    color: 'inherit',
    textDecorationLine: 'none',
    // The whole card follows its one link.
    '::after': { content: '""', position: 'absolute', inset: 0 },
    ':hover': {
      textDecorationLine: 'underline',
      textUnderlineOffset: '0.2em',
      textDecorationThickness: '1px',
    },
  },
  text: { margin: 0, color: house.inkSoft },
});

const houses = ['jardins', 'nilo', 'marista'] as const;

function timeOfDay(hour: number): 'morning' | 'afternoon' | 'evening' {
  if (hour >= 5 && hour < 12) return 'morning';
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening';
}

/** The signed-in guest's home: a greeting by the guest's own clock, the way to a room, and the three houses (APP-07). */
export function Component() {
  const styles = useStyles();
  const t = useText('home');
  const session = useSession();
  const booking = useFlag('IS_BOOKING_ENABLED') === true;
  const name = session.status === 'signedIn' ? session.guest.displayName.split(' ')[0] : undefined;
  const time = timeOfDay(new Date().getHours());
  return (
    <PageFrame width="wide">
      <title>Pernoite</title>
      <section className={styles.hero}>
        <Picture
          className={styles.heroPicture}
          stem="room-garden-queen"
          alt={t('heroAlt')}
          sizes="(min-width: 1280px) 1200px, 100vw"
          ratio="auto"
          eager
        />
        <div className={styles.card}>
          <Heading level={1} size="large">
            {name ? t(`greeting.${time}`, { name }) : t(`greetingPlain.${time}`)}
          </Heading>
          <p className={styles.lead}>{t('lead')}</p>
          {booking && (
            <ButtonLink
              to={paths.booking}
              appearance="primary"
              icon={<ArrowRightIcon />}
              iconPosition="after"
            >
              {t('book')}
            </ButtonLink>
          )}
        </div>
      </section>
      <section className={styles.houses} aria-labelledby="houses">
        <div className={styles.housesWords}>
          <Heading level={2} id="houses">
            {t('housesTitle')}
          </Heading>
          <p className={styles.text}>{t('housesLead')}</p>
        </div>
        <ul className={styles.list}>
          {houses.map(name => (
            <li key={name} className={styles.house}>
              <Picture
                className={styles.housePicture}
                stem={`building-${name}`}
                alt={t(`houses.${name}.alt`)}
                sizes="(min-width: 640px) 33vw, 112px"
                ratio="4 / 5"
              />
              <div className={styles.houseWords}>
                <Heading level={3} size="small">
                  {booking ? (
                    <Link className={styles.link} to={paths.booking}>
                      {t(`houses.${name}.city`)}
                    </Link>
                  ) : (
                    t(`houses.${name}.city`)
                  )}
                </Heading>
                <p className={styles.text}>{t(`houses.${name}.text`)}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
    </PageFrame>
  );
}
