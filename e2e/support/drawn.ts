import { type APIRequestContext, expect } from '@playwright/test';

/** Until the server has drawn the page once: a busy one sends the bare shell meanwhile, and draws on. */
export async function untilDrawn(request: APIRequestContext, path: string, language = 'en-US'): Promise<void> {
  await expect(async () => {
    const answer = await request.get(path, { headers: { 'accept-language': language } });
    expect(await answer.text()).toContain(' data-rendered="');
  }).toPass();
}
