import { type Permission, permissions } from '@kalends/contract'

/** Every key begins so: a person and a secret scanner know one when they see it. */
export const apiKeyPrefix = 'kal_'

/** And so does the secret of a client. */
export const clientSecretPrefix = 'kalsec_'

/** Use is written down at most this often. */
export const noteUseEveryMs = 60 * 1000

/** What a key may do: what it was given, or everything at its site. */
export function permissionsOf(given: readonly Permission[] | null): ReadonlySet<Permission> {
  return new Set(given ?? (Object.keys(permissions) as Permission[]))
}
