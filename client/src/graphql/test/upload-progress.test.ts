import { fetchWithProgress } from '../links/upload-progress';

/** A request whose outcome the test decides. */
class FakeRequest {
  static last: FakeRequest;
  readonly upload: { onprogress?: (event: Partial<ProgressEvent>) => void } = {};
  readonly sent: { method?: string; url?: string; headers: Record<string, string>; body?: unknown } = { headers: {} };
  status = 0;
  statusText = '';
  responseText = '';
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  constructor() {
    FakeRequest.last = this;
  }
  open(method: string, url: string) {
    Object.assign(this.sent, { method, url });
  }
  setRequestHeader(name: string, value: string) {
    this.sent.headers[name] = value;
  }
  getResponseHeader() {
    return 'application/json';
  }
  send(body: unknown) {
    this.sent.body = body;
  }
  abort() {
    this.onabort?.();
  }
  answer(status: number, text: string) {
    Object.assign(this, { status, responseText: text });
    this.onload?.();
  }
}

const real = globalThis.XMLHttpRequest;
beforeEach(() => {
  Object.assign(globalThis, { XMLHttpRequest: FakeRequest });
});
afterEach(() => {
  globalThis.XMLHttpRequest = real;
});

test('the answer is that of fetch, and whole per cent are told once each on the way', async () => {
  const told: number[] = [];
  const body = new FormData();
  const answer = fetchWithProgress('/graphql', { method: 'POST', headers: { authorization: 'Bearer a' }, body }, (p) =>
    told.push(p),
  );
  const { upload, sent } = FakeRequest.last;
  for (const loaded of [0, 4, 5, 500, 1_000]) upload.onprogress?.({ lengthComputable: true, loaded, total: 1_000 });
  FakeRequest.last.answer(413, '{"errors":[]}');
  const response = await answer;
  expect([response.status, await response.json()]).toEqual([413, { errors: [] }]);
  expect(told).toEqual([0, 50, 100]);
  expect(sent).toEqual({ method: 'POST', url: '/graphql', headers: { authorization: 'Bearer a' }, body });
});

test('a network that is gone is the error that fetch has for it', async () => {
  const lost = fetchWithProgress('/graphql', {}, () => undefined);
  FakeRequest.last.onerror?.();
  await expect(lost).rejects.toThrow(TypeError);
});

test('who leaves the page gives it up', async () => {
  const page = new AbortController();
  const left = fetchWithProgress('/graphql', { signal: page.signal }, () => undefined);
  page.abort();
  await expect(left).rejects.toMatchObject({ name: 'AbortError' });
});
