/** Requested size in the address of a picture, as in `fill/w_300,h_200,q_80/file`. */
export type RequestedSize = { mode: 'fill' | 'fit' | 'crop'; width: number; height: number }

const steps = /^(?:(?:fill|fit|crop)\/[^/]+\/)+[^/]+$/
const modes = /(fill|fit|crop)\/([^/]+)\//g

/**
 * Parses the part after `/v1/` in the address of a picture. Of several steps (`crop/…/fill/…/file`) the last determines
 * the size. Undefined for other addresses.
 */
export function readTransform(tail: string): RequestedSize | undefined {
  if (!steps.test(tail)) return undefined
  const [, mode, settings = ''] = [...tail.matchAll(modes)].at(-1) ?? []
  const width = numberIn(settings, 'w')
  const height = numberIn(settings, 'h')
  if (width === undefined || height === undefined) return undefined
  return { mode: mode as RequestedSize['mode'], width, height }
}

/**
 * How wide the whole picture must be for that: filling a box takes the larger side, fitting into it the smaller one. What
 * is cropped is named in pixels of the picture as it was uploaded.
 */
export function widthNeeded(
  { mode, width, height }: RequestedSize,
  picture: { width: number; height: number },
): number {
  if (mode === 'crop') return picture.width
  const byHeight = Math.ceil((height * picture.width) / picture.height)
  return mode === 'fill' ? Math.max(width, byHeight) : Math.min(width, byHeight)
}

function numberIn(settings: string, name: string): number | undefined {
  const value = new RegExp(`(?:^|,)${name}_(\\d{1,5})(?:,|$)`).exec(settings)?.[1]
  return value === undefined || Number(value) === 0 ? undefined : Number(value)
}
