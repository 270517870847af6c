/**
 * `fetch` for a large body that says how far it is, which `fetch` itself cannot: 0 to 100, at whole per cent.
 * Rejects as `fetch` does where the server cannot be reached.
 */
export function fetchWithProgress(
  url: RequestInfo | URL,
  { method = 'POST', headers, body, signal }: RequestInit,
  onProgress: (percent: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, url instanceof Request ? url.url : url);
    for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
    let said = -1;
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      const percent = lengthComputable ? Math.floor((100 * loaded) / total) : said;
      if (percent === said) return;
      said = percent;
      onProgress(percent);
    };
    const lost = () => reject(new TypeError('The upload was lost.'));
    request.onerror = lost;
    request.ontimeout = lost;
    request.onabort = () => reject(new DOMException('The upload was given up.', 'AbortError'));
    request.onload = () => {
      const { status, statusText, responseText } = request;
      const type = request.getResponseHeader('content-type') ?? 'application/json';
      resolve(new Response(responseText, { status, statusText, headers: { 'content-type': type } }));
    };
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body as XMLHttpRequestBodyInit);
  });
}
