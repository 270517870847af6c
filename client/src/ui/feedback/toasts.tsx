import { createContext, lazy, type ReactNode, Suspense, useContext, useMemo, useRef, useState } from 'react';

export type Toast = { kind: 'success' | 'error' | 'info'; message: string; description?: string };

/** `onNextPage`: the message leads to another page, and is still true there. */
type Show = (message: string, options?: { description?: string; onNextPage?: boolean }) => void;

/**
 * Rich-colour messages with a close button, announced to screen readers (spec §8). One at a time: a new one takes the place
 * of the one before, so that success and failure never stand together.
 */
export type Toasts = Record<Toast['kind'], Show> & {
  /** Takes away what went wrong before: it is tried again, or its page was left. What succeeded stays. */
  forgetFailure(): void;
};

const ToastContext = createContext<Toasts | null>(null);
const ToastHost = lazy(() => import('./toast-host'));

/** Holds the message for the host, which is fetched with the first one. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<Toast | null>(null);
  const [needed, setNeeded] = useState(false);
  const isForNextPage = useRef(false);

  const toasts = useMemo<Toasts>(() => {
    const show =
      (kind: Toast['kind']): Show =>
      (message, { onNextPage = false, ...options } = {}) => {
        isForNextPage.current = onNextPage;
        setNeeded(true);
        setToast({ kind, message, ...options });
      };
    function forgetFailure() {
      if (!isForNextPage.current) setToast((before) => (before?.kind === 'success' ? before : null));
      isForNextPage.current = false;
    }
    return { success: show('success'), error: show('error'), info: show('info'), forgetFailure };
  }, []);

  return (
    <ToastContext value={toasts}>
      {children}
      {needed ? (
        <Suspense fallback={null}>
          <ToastHost toast={toast} />
        </Suspense>
      ) : null}
    </ToastContext>
  );
}

/** `const toasts = useToasts(); toasts.success('Crop deleted successfully!')`. */
export function useToasts(): Toasts {
  const toasts = useContext(ToastContext);
  if (!toasts) throw new Error('useToasts needs a ToastProvider above it.');
  return toasts;
}
