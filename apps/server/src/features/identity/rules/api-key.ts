import { type Permission, permissions } from '@kalends/contract'

/** Prefix of API keys, for people and secret scanners. */
export const apiKeyPrefix = 'kal_'

/** Prefix of client secrets. */
export const clientSecretPrefix = 'kalsec_'

/** Minimum interval between updates of the last use. */
export const noteUseEveryMs = 60 * 1000

/** Permissions of a key: those granted, or all. */
export function permissionsOf(given: readonly Permission[] | null): ReadonlySet<Permission> {
  return new Set(given ?? (Object.keys(permissions) as Permission[]))
}
