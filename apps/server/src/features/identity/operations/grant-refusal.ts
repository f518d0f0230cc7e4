import type { ErrorCode, Permission } from '@kalends/contract'
import { type Actor, may } from '../../../actor.ts'
import { permissionsOf } from '../rules/api-key.ts'

/** Nobody gives a key more than they may do themselves. `null` stands for everything. */
export function grantRefusal(actor: Actor, permissions: readonly Permission[] | null): ErrorCode | undefined {
  return [...permissionsOf(permissions)].every((permission) => may(actor, permission))
    ? undefined
    : 'UNAUTHORIZED_OPERATION'
}

/**
 * Only who holds every permission changes who signs members in: what a sign-in client gets by a code is all that the
 * member may do. That is an owner, or an API key for everything.
 */
export function signInRefusal(actor: Actor): ErrorCode | undefined {
  return grantRefusal(actor, null)
}
