/**
 * Within the server, addresses of uploads are paths, so that they survive a change of host. In the API they are
 * absolute, since front ends run on other hosts. Both conversions happen here, for every call.
 */
const ownPath = /(?<!\\)"(\/media\/[0-9a-f]{8}-[0-9a-f]{4}-)/gi
const ownAddress =
  /^https?:\/\/([^/?#]+)(\/media\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\/[^/?#]+)$/i

/** An answer, as JSON, with addresses at this origin. */
export function withAbsolutePictures(json: string, origin: string): string {
  const start = JSON.stringify(origin).slice(1, -1)
  return json.replaceAll(ownPath, (_, path: string) => `"${start}${path}`)
}

/** Returns the input with paths in place of addresses at these hosts. Does not modify its argument. */
export function withRelativePictures<T>(input: T, findHosts: () => readonly string[]): T {
  return hasPictures(input) ? toRelative(input, findHosts()) : input
}

/** Returns true if a text, or one at any depth, may have an address of an upload: most requests have none. */
export function hasPictures(input: unknown): boolean {
  if (typeof input === 'string') return input.includes('/media/')
  return typeof input === 'object' && input !== null && Object.values(input).some(hasPictures)
}

function toRelative<T>(input: T, hosts: readonly string[]): T {
  if (typeof input === 'string') return relative(input, hosts) as T
  if (Array.isArray(input)) return input.map((item) => toRelative(item, hosts)) as T
  if (typeof input !== 'object' || input === null || Object.getPrototypeOf(input) !== Object.prototype) return input
  const entries = Object.entries(input).map(([name, value]) => [name, toRelative(value, hosts)])
  return Object.fromEntries(entries) as T
}

function relative(text: string, hosts: readonly string[]): string {
  const [, host, path] = ownAddress.exec(text) ?? []
  return host !== undefined && path !== undefined && hosts.includes(host.toLowerCase()) ? path : text
}
