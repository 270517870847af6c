/** With a copy at hand, a stalled network is waited for this long. */
export const PATIENCE_MS = 8_000;

/**
 * The network's answer. Where it does not come in time, the copy, if there is one; where it fails, what is shown then.
 *
 * @param copy what was kept of the same; undefined where nothing was
 * @param without what is shown without a network; the copy, where nothing else is said
 */
export async function networkFirst(
  network: Promise<Response>,
  copy: () => Promise<Response | undefined>,
  without: () => Promise<Response | undefined> = copy,
): Promise<Response> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, undefined);
  });
  try {
    return (await Promise.race([network, late])) ?? (await copy()) ?? (await network);
  } catch (error) {
    const shown = await without();
    if (!shown) throw error;
    return shown;
  } finally {
    clearTimeout(timer);
  }
}
