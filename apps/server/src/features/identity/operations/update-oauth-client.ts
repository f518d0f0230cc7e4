import type { InputOf } from '@kalends/contract'
import type { Operation } from '../../../operation.ts'
import { fail, refuseFields, refuseShape } from '../../../refusal.ts'
import { namedOrigins, originViolations, redirectViolations, withOrigins } from '../rules/client-addresses.ts'
import { changeClient } from '../steps/change-key.ts'
import { grantRefusal, isDisablingOnly, signInRefusal } from '../steps/grant-refusal.ts'
import { endMadeByKey } from '../steps/made-access.ts'
import { type Client, lockClient } from '../store/clients.ts'
import { clientView } from '../view.ts'

/**
 * Changes the sent fields. A client that is disabled loses all its tokens, also one that was already; one that may no
 * longer sign members in loses what it opened as members. Disabling can end what was made with it and acts without it.
 */
export const updateOauthClient: Operation<'updateOauthClient'> = async ({ input, actor }, context) => {
  const { clientId, endMade, keep, ...changes } = input
  const refusal = isDisablingOnly(changes) ? undefined : signInRefusal(actor)
  if (refusal) return fail(refusal)
  if (endMade && changes.enabled !== false) return refuseShape('endMade', 'is for apps that are disabled')
  const violations = [...redirectViolations(input.redirectUris ?? []), ...originViolations(input.allowedOrigins ?? [])]
  if (violations.length > 0) return refuseFields(violations)
  return context.transaction(async (tx) => {
    const before = (await lockClient(tx, actor.siteId, clientId)) ?? fail('NOT_FOUND')
    const after = applyInput(before, input)
    if (endMade) {
      const endRefusal = grantRefusal(actor, before.permissions)
      if (endRefusal) return fail(endRefusal)
      await endMadeByKey(context, tx, { actor, makerId: before.id, keep: new Set(keep) })
    }
    await changeClient(context, tx, actor, { before, after })
    return { client: clientView(after) }
  })
}

function applyInput(client: Client, input: InputOf<'updateOauthClient'>): Client {
  const redirectUris = input.redirectUris ?? client.redirectUris
  return {
    ...client,
    name: input.name?.trim() ?? client.name,
    redirectUris,
    allowedOrigins: withOrigins(redirectUris, input.allowedOrigins ?? namedOrigins(client)),
    permissions: input.permissions === undefined ? client.permissions : input.permissions,
    isEnabled: input.enabled ?? client.isEnabled,
  }
}
