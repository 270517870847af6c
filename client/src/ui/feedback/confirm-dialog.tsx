import { lazy } from 'react';
import { WhenOpened } from './when-opened';

export type ConfirmDialogProps = {
  open: boolean;
  title: string;
  /** The question, word for word. */
  text: string;
  /** Default: Confirm. */
  confirmLabel?: string;
  /** Default: Cancel. */
  cancelLabel?: string;
  /** Red button for what cannot be undone. */
  destructive?: boolean;
  busy?: boolean;
  onConfirm(): void;
  onCancel(): void;
};

const load = () => import('./confirm-dialog-view');
const View = lazy(load);

/** Asks before something that cannot be undone. Cancel has the focus: a stray Enter does no harm. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return (
    <WhenOpened open={props.open} load={load}>
      <View {...props} />
    </WhenOpened>
  );
}
