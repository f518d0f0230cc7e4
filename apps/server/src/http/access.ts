import type { OperationSpec } from '@kalends/contract'
import type { Actor } from '../actor.ts'
import { fail } from '../refusal.ts'

/**
 * Checks that the actor may call the operation. Ownership is not checked here: it is part of each `where`. A key that
 * carries a visitor's token has the key's permissions.
 */
export function checkAccess(spec: OperationSpec, actor: Actor): void {
  if (spec.access.anyone) return
  if (actor.type === 'staff' && actor.awaitsSecondFactor && !spec.beforeSecondFactor) fail('SECOND_FACTOR_REQUIRED')
  if (mayCall(spec, actor)) return
  fail(actor.type === 'none' ? 'UNAUTHENTICATED' : 'PERMISSION_DENIED')
}

function mayCall({ access }: OperationSpec, actor: Actor): boolean {
  switch (actor.type) {
    case 'none':
      return false
    case 'visitor':
      return access.visitor !== undefined
    case 'member':
      return access.member !== undefined
    case 'staff':
    case 'app':
      return access.manager === 'any' || (access.manager !== undefined && actor.permissions.has(access.manager))
  }
}
