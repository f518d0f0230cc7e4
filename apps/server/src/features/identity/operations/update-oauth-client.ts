import type { InputOf } from '@kalends/contract'
import type { Operation } from '../../../operation.ts'
import { fail, refuseFields } from '../../../refusal.ts'
import { maySignMembersIn } from '../rules/api-key.ts'
import { namedOrigins, originViolations, redirectViolations, withOrigins } from '../rules/client-addresses.ts'
import { isDisablingOnly, signInRefusal } from '../steps/grant-refusal.ts'
import { recordClientChange } from '../steps/record-access-change.ts'
import { type Client, lockClient, updateClient } from '../store/clients.ts'
import { revokeFamilies } from '../store/families.ts'
import { clientView } from '../view.ts'

/**
 * Changes the sent fields. A client that is disabled loses all its tokens, also one that was already; one that may no
 * longer sign members in loses those that it was issued.
 */
export const updateOauthClient: Operation<'updateOauthClient'> = async ({ input, actor }, context) => {
  const { clientId, ...changes } = input
  const refusal = isDisablingOnly(changes) ? undefined : signInRefusal(actor)
  if (refusal) return fail(refusal)
  const violations = [...redirectViolations(input.redirectUris ?? []), ...originViolations(input.allowedOrigins ?? [])]
  if (violations.length > 0) return refuseFields(violations)
  const now = context.clock.now()
  return context.transaction(async (tx) => {
    const before = (await lockClient(tx, actor.siteId, clientId)) ?? fail('NOT_FOUND')
    const after = applyInput(before, input)
    await updateClient(tx, after, now)
    if (!after.isEnabled) await revokeFamilies(tx, actor.siteId, { clientId: after.id }, now)
    else if (!maySignMembersIn(after.permissions)) await revokeFamilies(tx, actor.siteId, { keyId: after.id }, now)
    await recordClientChange(tx, actor, { operation: 'updateOauthClient', before, after }, now)
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
