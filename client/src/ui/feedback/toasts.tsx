import { createContext, lazy, type ReactNode, Suspense, useCallback, useContext, useMemo, useState } from 'react';

export type Toast = { kind: 'success' | 'error' | 'info'; message: string; description?: string };

type Show = (message: string, options?: { description?: string }) => void;

/** Rich-colour messages with a close button, announced to screen readers (spec §8). */
export type Toasts = Record<Toast['kind'], Show>;

const ToastContext = createContext<Toasts | null>(null);
const ToastHost = lazy(() => import('./toast-host'));

/** Keeps the messages until the host, fetched with the first of them, has shown them. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [waiting, setWaiting] = useState<readonly Toast[]>([]);
  const [needed, setNeeded] = useState(false);

  const toasts = useMemo<Toasts>(() => {
    const show =
      (kind: Toast['kind']): Show =>
      (message, options) => {
        setNeeded(true);
        setWaiting((before) => [...before, { kind, message, ...options }]);
      };
    return { success: show('success'), error: show('error'), info: show('info') };
  }, []);
  const forget = useCallback(
    (shown: readonly Toast[]) => setWaiting((before) => before.filter((toast) => !shown.includes(toast))),
    [],
  );

  return (
    <ToastContext value={toasts}>
      {children}
      {needed ? (
        <Suspense fallback={null}>
          <ToastHost waiting={waiting} onShown={forget} />
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
