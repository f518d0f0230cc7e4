import type { FieldViolation } from '@kalends/contract'

type Item = { image?: { url?: string | null | undefined } | null | undefined } | null | undefined

/** Refuses script and data URLs as picture URLs, because front ends may link to them. */
export function pictureFaults(path: string, item: Item): FieldViolation[] {
  // Browsers ignore whitespace and control characters in a scheme.
  const scheme = /^([a-z][^:/?#]*):/.exec((item?.image?.url ?? '').replaceAll(/[^!-~]/g, '').toLowerCase())?.[1]
  if (!scheme || !['javascript', 'data', 'vbscript'].includes(scheme)) return []
  const violation = { violatedRule: 'FORMAT', description: 'must be the address of a picture', data: {} } as const
  return [{ field: `${path}.image.url`, ...violation }]
}
