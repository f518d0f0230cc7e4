import { createHmac, timingSafeEqual } from 'node:crypto'

/** Widths stored beside the original. */
export const widths = [320, 640, 1280, 1920] as const

export type Addressed = { site_id: string; id: string; file_name: string }

/** Where a file is. The name at the end is for people; only the ids are looked at. */
export function mediaPath({ site_id, id, file_name }: Addressed): string {
  return `/media/${site_id}/${id}/${encodeURIComponent(safeName(file_name))}`
}

/** Returns a signed path valid until an instant in epoch milliseconds. */
export function signedPath(file: Addressed & { link_secret: Buffer }, until: number): string {
  const seconds = Math.floor(until / 1000)
  return `${mediaPath(file)}?until=${seconds}&key=${signature(file.link_secret, seconds)}`
}

/** Returns true if the signature is valid and not expired. */
export function isSigned(
  { link_secret }: { link_secret: Buffer },
  { until, key }: { until?: string | undefined; key?: string | undefined },
  now: number,
): boolean {
  if (!until || !key || !/^\d{1,12}$/.test(until) || Number(until) * 1000 < now) return false
  const wanted = Buffer.from(signature(link_secret, Number(until)))
  const given = Buffer.from(key)
  return wanted.length === given.length && timingSafeEqual(wanted, given)
}

/** A name without folders or signs that mean something to an address, a header or the order of reading. */
export function safeName(fileName: string): string {
  const bare = (fileName.split(/[\\/]/).at(-1) ?? '').normalize('NFC')
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they have no place in a name
  const clean = bare.replaceAll(/[\u0000-\u001f\u007f"<>|:*?%#&;\u200e\u200f\u202a-\u202e\u2066-\u2069]+/g, '-')
  const name = [...clean.replaceAll(/^\.+/g, '').trim()].slice(0, 120).join('')
  return name === '' ? 'file' : name
}

/** Returns the smallest stored width that suffices, or undefined for the original. */
export function widthFor(wanted: number | undefined, original: number | null): number | undefined {
  if (wanted === undefined || original === null) return undefined
  const width = widths.find((it) => it >= wanted)
  return width !== undefined && width < original ? width : undefined
}

function signature(secret: Buffer, until: number): string {
  return createHmac('sha256', secret).update(String(until)).digest('base64url')
}
