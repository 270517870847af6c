import { useEffect, useRef, useState } from 'react';
import { type KeyContext, useSendOnce } from './use-send-once';

type AskedCommand<Subject, Result> = {
  /** Whose idempotency key it is, as `useSendOnce` takes it. */
  form: string;
  /** What is sent, without the key. */
  content: (subject: Subject) => unknown;
  send: (subject: Subject, context: KeyContext) => Promise<Result>;
  /** Right after the answer, while the question is still open. */
  onDone: (subject: Subject, result: Result) => void;
  /** Once the question is gone, so that what was refused can have the focus. */
  onRefused: (error: unknown, subject: Subject) => void;
  /** Once it is done and the question is gone: to put the focus where what was asked about stood. */
  onClosed?: () => void;
};

/**
 * A command that asks before it is sent: `ask` opens the question, `question` goes into a ConfirmDialog, and one
 * confirmation is one sending.
 */
export function useAskedCommand<Subject, Result>(command: AskedCommand<Subject, Result>) {
  const { form, content, send, onDone, onRefused, onClosed } = command;
  const [subject, setSubject] = useState<Subject | null>(null);
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  const afterwards = useRef<(() => void) | null>(null);
  const sendOnce = useSendOnce(form);

  // Not before: the open dialog takes the focus back, and on closing gives it to the button that was pressed, which may be
  // gone. After every render: the dialog may have been closed during sending.
  useEffect(() => {
    const tell = afterwards.current;
    if (open || !tell) return;
    afterwards.current = null;
    tell();
  });

  async function confirm(): Promise<void> {
    if (subject === null || sending.current) return;
    sending.current = true;
    setBusy(true);
    try {
      const result = await sendOnce(content(subject), (context) => send(subject, context));
      afterwards.current = onClosed ?? null;
      onDone(subject, result);
    } catch (error) {
      afterwards.current = () => onRefused(error, subject);
    } finally {
      sending.current = false;
      setBusy(false);
      setOpen(false);
    }
  }

  return {
    ask: (asked: Subject) => {
      setSubject(asked);
      setOpen(true);
    },
    /** What is asked about; it stays while the dialog fades out. */
    subject,
    /** Spread into a ConfirmDialog. */
    question: { open, busy, onConfirm: () => void confirm(), onCancel: () => setOpen(false) },
  };
}
