import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { findMaker } from '../steps/find-maker.ts'
import { signInRefusal } from '../steps/grant-refusal.ts'
import { recordClientChange } from '../steps/record-access-change.ts'
import { insertOauthClient } from '../steps/register-oauth-client.ts'
import { lockClient } from '../store/clients.ts'
import { clientView } from '../view.ts'

/** Registers a front end or a server. The secret is shown once. */
export const createOauthClient: Operation<'createOauthClient'> = async ({ input, actor }, context) => {
  const { name, redirectUris = [], allowedOrigins = [], withSecret = false, permissions = null } = input
  const refusal = signInRefusal(actor)
  if (refusal) return fail(refusal)
  const { siteId } = actor
  return context.transaction(async (tx) => {
    const maker = await findMaker(tx, actor)
    const requested = { siteId, name: name.trim(), redirectUris, allowedOrigins, withSecret, permissions, maker }
    const { clientId, clientSecret } = await insertOauthClient(tx, context, requested)
    const after = (await lockClient(tx, siteId, clientId)) ?? fail('NOT_FOUND')
    await recordClientChange(tx, actor, { operation: 'createOauthClient', after }, context.clock.now())
    return { client: clientView(after), clientSecret: clientSecret ?? null }
  })
}
