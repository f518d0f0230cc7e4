import type { FieldViolation } from '@kalends/contract'

type Item = { image?: { url?: string | null | undefined } | null | undefined } | null | undefined

/** An address that runs, or is a page of its own, is none of a picture: front ends may make a link of it. */
export function pictureFaults(path: string, item: Item): FieldViolation[] {
  // Browsers pass over blanks and control characters before a scheme and within it.
  const scheme = /^([a-z][^:/?#]*):/.exec((item?.image?.url ?? '').replaceAll(/[^!-~]/g, '').toLowerCase())?.[1]
  if (!scheme || !['javascript', 'data', 'vbscript'].includes(scheme)) return []
  const violation = { violatedRule: 'FORMAT', description: 'must be the address of a picture', data: {} } as const
  return [{ field: `${path}.image.url`, ...violation }]
}
