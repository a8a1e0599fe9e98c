import { Button, makeStyles } from '@fluentui/react-components';
import { Modal } from './modal.tsx';

const useStyles = makeStyles({
  list: { display: 'grid', gap: '12px', margin: 0, paddingInlineStart: '20px', lineHeight: 1.5 },
  text: { margin: 0, lineHeight: 1.5 },
});

type RulesDialogProps = {
  open?: boolean;
  title: string;
  close: string;
  rules: readonly string[];
  onClose: () => void;
};

export function RulesDialog({ open = true, title, close, rules, onClose }: RulesDialogProps) {
  const styles = useStyles();
  return (
    <Modal
      open={open}
      title={title}
      onClose={onClose}
      actions={
        <Button size="large" appearance="primary" onClick={onClose}>
          {close}
        </Button>
      }
    >
      {rules.length === 1 ? (
        <p className={styles.text}>{rules[0]}</p>
      ) : (
        <ul className={styles.list}>
          {rules.map(rule => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      )}
    </Modal>
  );
}
