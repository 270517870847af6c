import type { ApolloCache, DocumentNode } from '@apollo/client';
import type { Reference } from '@apollo/client/cache';
import { useAskedCommand } from '@/session/use-asked-command';
import { useToasts } from '@/ui/feedback/toasts';
import { useDeleteCropMutation } from './delete-crop.generated';
import { serverMessage } from './errors';

type StoredPage = { nodes: readonly Reference[]; totalCount: number };

type Deleting = {
  /** The toast once it is gone. */
  deleted: string;
  /** The toast of a refusal. */
  failed: (reason: string) => string;
  /** What is asked anew then. */
  refetch?: DocumentNode[];
  /** Leads away from a page that shows the crop, which would ask for what is gone. */
  leave?: () => void | Promise<void>;
  /** Once the crop and the question are gone: to put the focus where the row was. */
  onClosed?: () => void;
};

/** Takes a crop out of every list that this browser knows. */
function forget(cache: ApolloCache, id: string): void {
  cache.modify({
    fields: {
      farmerCrops: (stored, { readField }) => {
        const page = stored as StoredPage;
        const nodes = page.nodes.filter((node) => readField('id', node) !== id);
        const gone = page.nodes.length - nodes.length;
        return { ...page, nodes, totalCount: page.totalCount - gone };
      },
    },
  });
  // Every other list drops a row whose crop is gone from the store by itself.
  cache.evict({ id: cache.identify({ __typename: 'Crop', id }) });
  cache.gc();
}

/** Deleting a crop after a question: it goes from every list, and a toast says what happened (spec §8, X-54). */
export function useDeleteCrop({ deleted, failed, refetch = [], leave, onClosed }: Deleting) {
  const toasts = useToasts();
  const [deleteCrop, { client }] = useDeleteCropMutation({ refetchQueries: refetch });
  return useAskedCommand({
    form: 'delete-crop',
    content: ({ id }: { id: string; name: string }) => ({ id }),
    send: ({ id }, context) => deleteCrop({ variables: { input: { id } }, context }),
    onDone: ({ id }) => {
      toasts.success(deleted);
      void Promise.resolve(leave?.()).then(() => forget(client.cache, id));
    },
    onRefused: (error) => {
      toasts.error(failed(serverMessage(error) ?? (error instanceof Error ? error.message : String(error))));
    },
    onClosed,
  });
}
