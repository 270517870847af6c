import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useText } from '@/i18n/use-text';
import type { LoginState } from '@/lib/login-state';
import { paths } from '@/lib/paths';
import { useToasts } from '@/ui/feedback/toasts';
import type { NativeForm } from '@/ui/form/use-native-form';
import { forgetDraft, keepDraft } from './bid-draft';

/**
 * A guest's bid is stored, a message leads to /login, and from there back to the form (X-09, spec §8).
 */
export function useBidderSignIn(cropId: string) {
  const { t } = useText();
  const toasts = useToasts();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (texts: Record<string, string>): void => {
    keepDraft(cropId, texts);
    // No error of theirs: the words are the specification's, the rest says what becomes of the bid.
    toasts.info(t('cropDetail.bid.signedOut'), { description: t('cropDetail.bid.kept'), onNextPage: true });
    const state: LoginState = { from: pathname + search };
    void navigate(paths.login, { state });
  };
}

/** Restores a stored bid into the form, scrolls to it, and deletes it. */
export function useKeptBid(cropId: string, isKept: boolean, form: Pick<NativeForm<'bidAmount'>, 'focus'>): void {
  const show = useEffectEvent(() => {
    if (isKept) form.focus('bidAmount');
  });
  useEffect(() => {
    show();
    forgetDraft(cropId);
  }, [cropId]);
}
