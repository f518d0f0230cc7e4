/** POSTs JSON and returns the JSON of the answer. Throws unless it succeeded. */
export async function post<T>(
  url: string,
  path: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<T> {
  const answer = await fetch(new URL(path, url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path} returned ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as T
}
