import type { FieldViolation } from '@kalends/contract'

/** Returns why an issuer is invalid. `isLocalAllowed` permits this machine, for development. */
export function issuerViolation(issuer: string, isLocalAllowed: boolean): FieldViolation | undefined {
  const url = URL.canParse(issuer) ? new URL(issuer) : undefined
  const isLocal = url?.protocol === 'http:' && isLocalAllowed
  if (url && (url.protocol === 'https:' || isLocal) && !url.username && !url.search && !url.hash) return undefined
  return { field: 'issuer', description: 'must be an address that begins with https://', violatedRule: 'FORMAT' }
}
