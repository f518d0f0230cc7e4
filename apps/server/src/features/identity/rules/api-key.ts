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

/** What a key, or a client with a secret, needs to get tokens of members. */
export const signsMembersIn: Permission = 'MANAGE_MEMBERS'

/** Returns true if a key with these permissions may get tokens of members. */
export const maySignMembersIn = (given: readonly Permission[] | null): boolean =>
  readPermissions(given).has(signsMembersIn)
