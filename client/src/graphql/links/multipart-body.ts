type FileSlot = { path: string; file: Blob };

/** Finds every file in the variables and leaves null in its place, as the multipart request specification wants. */
function takeFiles(value: unknown, path: string, slots: FileSlot[]): unknown {
  if (value instanceof Blob) {
    slots.push({ path, file: value });
    return null;
  }
  if (Array.isArray(value)) return value.map((entry, index) => takeFiles(entry, `${path}.${index}`, slots));
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => [key, takeFiles(entry, `${path}.${key}`, slots)]),
    );
  }
  return value;
}

/**
 * Rewrites the JSON request that Apollo's HTTP link built into a multipart one: `operations`, `map`, then the files.
 * The browser writes the content type itself, because it alone knows the boundary.
 *
 * @see https://github.com/jaydenseric/graphql-multipart-request-spec
 */
export function multipartBody(operations: Record<string, unknown>, variables: unknown): FormData {
  const slots: FileSlot[] = [];
  const emptied = takeFiles(variables, 'variables', slots);
  const form = new FormData();
  form.append('operations', JSON.stringify({ ...operations, variables: emptied }));
  form.append('map', JSON.stringify(Object.fromEntries(slots.map(({ path }, index) => [String(index), [path]]))));
  slots.forEach(({ file }, index) => {
    form.append(String(index), file, file instanceof File ? file.name : `file-${index}`);
  });
  return form;
}
