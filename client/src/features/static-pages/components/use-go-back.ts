import { useLocation, useNavigate } from 'react-router-dom';

/** A step back in the browser's history; from a page that was opened directly, to `fallback` instead. */
export function useGoBack(fallback: string): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  // The router names the entry that a visit starts with `default`: before it there is nothing of ours.
  return () => void (key === 'default' ? navigate(fallback, { replace: true }) : navigate(-1));
}
