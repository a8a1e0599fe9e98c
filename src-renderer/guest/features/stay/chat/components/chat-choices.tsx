import { makeStyles } from '@fluentui/react-components';
import type { Ref } from 'react';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { brand, canHover, tokens } from '#renderer/platform/ui/theme.ts';
import type { Choice } from '../chat-flow.ts';

const useStyles = makeStyles({
  // The frame takes the focus after each message, so that the next key press activates nothing by accident.
  choices: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: '8px',
    paddingBlock: '4px',
    outlineStyle: 'none',
  },
  choice: {
    minHeight: brand.target,
    padding: '8px 18px',
    border: `1.5px solid ${tokens.colorBrandStroke1}`,
    borderRadius: '22px',
    backgroundColor: 'transparent',
    color: tokens.colorBrandForegroundLink,
    font: 'inherit',
    fontWeight: 600,
    lineHeight: 1.3,
    textAlign: 'start',
    cursor: 'pointer',
    [canHover]: { ':hover': { backgroundColor: brand.terracottaWash } },
    ':active': { backgroundColor: brand.terracottaWash },
  },
});

type ChatChoicesProps = {
  ref: Ref<HTMLDivElement>;
  choices: Choice[];
  onChoose: (choice: Choice) => void;
};

export function ChatChoices({ ref, choices, onChoose }: ChatChoicesProps) {
  const styles = useStyles();
  const t = useText('chat');
  return (
    <div ref={ref} className={styles.choices} role="group" aria-label={t('choices')} tabIndex={-1}>
      {choices.map(choice => (
        <button key={choice.name} type="button" className={styles.choice} onClick={() => onChoose(choice)}>
          {choice.name}
        </button>
      ))}
    </div>
  );
}
