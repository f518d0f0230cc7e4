import { type Permission, permissions } from '@kalends/contract'

/** Prefix of API keys, for people and secret scanners. */
export const apiKeyPrefix = 'kal_'

/** Prefix of client secrets. */
export const clientSecretPrefix = 'kalsec_'

/** Minimum interval between updates of the last use. */
export const touchIntervalMs = 60 * 1000

/** What a key may do: what it was given, or everything at its site. */
export function readPermissions(given: readonly Permission[] | null): ReadonlySet<Permission> {
  return new Set(given ?? (Object.keys(permissions) as Permission[]))
}
