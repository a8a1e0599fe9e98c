import { Button, Checkbox, makeStyles } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { BusyButton } from '#renderer/platform/ui/busy-button.tsx';
import { Sheet } from '#renderer/platform/ui/sheet.tsx';
import { brand, from } from '#renderer/platform/ui/theme.ts';
import type { ActFlow } from '../act-flow.ts';

const useStyles = makeStyles({
  boxes: { display: 'grid', gap: '4px', margin: 0, padding: 0, listStyleType: 'none' },
  consent: { paddingTop: '12px', borderTop: `1px solid ${brand.hairline}` },
  buttons: {
    display: 'grid',
    gap: '12px',
    [from.medium]: { display: 'flex', flexDirection: 'row-reverse', justifyContent: 'flex-end' },
  },
  button: { minHeight: '56px' },
});

type LeaveConfirmationProps = {
  title: string;
  lead?: ReactNode;
  news: ReactNode;
  items: readonly [string, string];
  consent: { label: string; isGiven: boolean; onChange: (isGiven: boolean) => void };
  step: ActFlow<unknown, unknown>['step'];
  submit: string;
  onSubmit: () => void;
  onCancel: () => void;
};

export function LeaveConfirmation(props: LeaveConfirmationProps) {
  const { title, lead, news, items, consent, step, submit, onSubmit, onCancel } = props;
  const t = useText('guest-booking');
  const styles = useStyles();
  const [done, setDone] = useState<ReadonlySet<number>>(new Set());
  const isBusy = step === 'acting' || step === 'done';
  const isReady = consent.isGiven && items.every((_, index) => done.has(index));
  const mark = (index: number, isDone: boolean) =>
    setDone(new Set(isDone ? [...done, index] : [...done].filter(other => other !== index)));
  return (
    <Sheet title={title} lead={lead}>
      {news}
      <ul className={styles.boxes} inert={isBusy}>
        {items.map((item, index) => (
          <li key={item}>
            <Checkbox
              size="large"
              checked={done.has(index)}
              label={item}
              onChange={(_, { checked }) => mark(index, checked === true)}
            />
          </li>
        ))}
        <li className={styles.consent}>
          <Checkbox
            size="large"
            checked={consent.isGiven}
            label={consent.label}
            onChange={(_, { checked }) => consent.onChange(checked === true)}
          />
        </li>
      </ul>
      <div className={styles.buttons}>
        <BusyButton
          className={styles.button}
          busy={isBusy}
          disabled={!isReady}
          onClick={() => isReady && onSubmit()}
        >
          {submit}
        </BusyButton>
        <Button className={styles.button} size="large" disabled={isBusy} onClick={onCancel}>
          {t('general:cancel')}
        </Button>
      </div>
    </Sheet>
  );
}
