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
 * UNAUTHORIZED_OPERATION for an actor that lacks a permission. Only who holds every one changes who signs members in: what a
 * sign-in client gets by a code is all that the member may do, and whoever a provider vouches for is signed in as that
 * member. That is an owner, or an API key with all permissions.
 */
export function signInRefusal(actor: Actor): ErrorCode | undefined {
  return grantRefusal(actor, null)
}

/** Returns whether a change does nothing but switch off: that gives nobody anything, so it takes less than the rest. */
export function isSwitchedOffOnly(changes: Readonly<Record<string, unknown>>): boolean {
  const sent = Object.entries(changes).filter(([, value]) => value !== undefined)
  return sent.length === 1 && changes['enabled'] === false
}
