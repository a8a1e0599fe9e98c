import { Button, makeStyles } from '@fluentui/react-components';
import { useErrorText, useText } from '#renderer/platform/i18n/i18n.ts';
import { BusyButton } from '#renderer/platform/ui/busy-button.tsx';
import { Heading } from '#renderer/platform/ui/heading.tsx';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { Spinner } from '#renderer/platform/ui/spinner.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';
import type { LinkToApprove } from '#shared/contract/guest/sign-in.ts';
import type { OpenQuestion } from '../flow.ts';

const useStyles = makeStyles({
  device: {
    display: 'grid',
    gap: '2px',
    padding: '16px 20px',
    borderRadius: '20px',
    backgroundColor: brand.surface,
    border: `1px solid ${brand.hairline}`,
  },
  name: { margin: 0, fontWeight: 600, fontSize: '1.125rem' },
  soft: { margin: 0, color: brand.inkSoft, overflowWrap: 'anywhere' },
  numbers: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: '12px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  number: {
    width: '100%',
    minWidth: 0,
    paddingBlock: '20px',
    fontFamily: brand.fontDisplay,
    fontSize: '2.5rem',
    fontVariantNumeric: 'lining-nums tabular-nums',
  },
  question: { display: 'grid', gap: '16px' },
});

function useDeviceText() {
  const t = useText('link-approval');
  return ({ profile, name, hotelName, city }: LinkToApprove['device']) => ({
    kind: name === null ? t(`device.${profile}`) : t(`device.${profile}Named`, { name }),
    place: [hotelName, city].filter(part => part !== null).join(', '),
  });
}

type LinkQuestionProps = { openQuestion: OpenQuestion; email: string; onChoose: (choice: string) => void };

/** One of the three numbers is on the device's screen (BEY-01). */
export function LinkQuestion({ openQuestion, email, onChoose }: LinkQuestionProps) {
  const styles = useStyles();
  const t = useText('link-approval');
  const errorText = useErrorText();
  const { kind, place } = useDeviceText()(openQuestion.question.device);
  return (
    <>
      <div className={styles.device}>
        <p className={styles.name}>{kind}</p>
        {place !== '' && <p className={styles.soft}>{place}</p>}
        <p className={styles.soft}>{t('as', { email })}</p>
      </div>
      <div className={styles.question}>
        <Heading level={2} size="small" id="which-number">
          {t('which')}
        </Heading>
        <ul className={styles.numbers} aria-labelledby="which-number">
          {openQuestion.question.choices.map(choice => (
            <li key={choice}>
              <Button
                className={styles.number}
                size="large"
                disabledFocusable={openQuestion.sending !== null}
                aria-busy={openQuestion.sending === choice}
                onClick={() => onChoose(choice)}
              >
                {openQuestion.sending === choice ? <Spinner /> : choice}
              </Button>
            </li>
          ))}
        </ul>
        {openQuestion.error !== null && <Notice intent="error">{errorText(openQuestion.error)}</Notice>}
        <BusyButton
          appearance="outline"
          busy={openQuestion.sending === 'deny'}
          disabled={openQuestion.sending !== null && openQuestion.sending !== 'deny'}
          onClick={() => onChoose('deny')}
        >
          {t('notMe')}
        </BusyButton>
      </div>
      <p className={styles.soft}>{t('warning')}</p>
    </>
  );
}
