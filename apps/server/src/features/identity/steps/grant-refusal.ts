import type { ErrorCode, Permission } from '@kalends/contract'
import { type Actor, may } from '../../../actor.ts'
import { readPermissions } from '../rules/api-key.ts'

/** Refuses permissions the actor does not hold. `null` means all. */
export function grantRefusal(actor: Actor, permissions: readonly Permission[] | null): ErrorCode | undefined {
  return [...readPermissions(permissions)].every((permission) => may(actor, permission))
    ? undefined
    : 'UNAUTHORIZED_OPERATION'
}

/**
 * Returns UNAUTHORIZED_OPERATION unless the actor holds every permission. OAuth clients and providers can act as any
 * member, so only owners and full-access keys may change them.
 */
export function signInRefusal(actor: Actor): ErrorCode | undefined {
  return grantRefusal(actor, null)
}

/** Returns true if a change only disables something: that grants nothing, so it needs fewer rights. */
export function isDisablingOnly(changes: Readonly<Record<string, unknown>>): boolean {
  const sent = Object.entries(changes).filter(([, value]) => value !== undefined)
  return sent.length === 1 && changes['enabled'] === false
}
