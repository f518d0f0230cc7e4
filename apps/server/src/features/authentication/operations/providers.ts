import type { InputOf } from '@kalends/contract'
import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import type { Operation } from '../../../operation.ts'
import { fail, refuseFields } from '../../../refusal.ts'
import { encrypt } from '../../../security/encryption.ts'
import { noteChange } from '../../audit/index.ts'
import { isSwitchedOffOnly, signInRefusal } from '../../identity/index.ts'
import { issuerFault } from '../rules/issuer.ts'
import { insertProvider, listProviders, lockProvider, type Provider, updateProvider } from '../store/providers.ts'
import { providerView } from '../view.ts'
import { returnUrlOf } from './provider-client.ts'

/** Lists the public sign-in methods besides email and password. */
export const listWaysIn: Operation<'listWaysIn'> = async ({ actor }, { db }) => {
  const providers = await listProviders(db, actor.siteId)
  return { providers: providers.filter(({ isEnabled }) => isEnabled).map(({ id, name }) => ({ id, name })) }
}

/** Lists all providers with their redirect URI. */
export const listSignInProviders: Operation<'listSignInProviders'> = async ({ actor }, context) => ({
  providers: (await listProviders(context.db, actor.siteId)).map(providerView),
  returnUrl: await returnUrlOf(context, actor.siteId),
})

/** Adds a provider. Requires an owner or a full-access key, because the provider can sign in as any member. */
export const createSignInProvider: Operation<'createSignInProvider'> = async ({ input, actor }, context) => {
  const refusal = signInRefusal(actor)
  if (refusal) return fail(refusal)
  refuseIssuer(context, input.issuer)
  const { siteId } = actor
  const id = context.ids.guid()
  const begun: Provider = {
    siteId,
    id,
    name: '',
    issuer: '',
    clientId: '',
    clientSecret: null,
    scopes: ['openid', 'email', 'profile'],
    isEnabled: true,
  }
  const after = await changed(context, begun, input)
  return context.transaction(async (tx) => {
    await insertProvider(tx, after, context.clock.now())
    await note(tx, context, actor, 'createSignInProvider', { after })
    return { provider: providerView(after) }
  })
}

/** Changes the sent fields. The issuer is immutable: subjects of another issuer would match existing members. */
export const updateSignInProvider: Operation<'updateSignInProvider'> = async ({ input, actor }, context) => {
  const { providerId, ...changes } = input
  const refusal = isSwitchedOffOnly(changes) ? undefined : signInRefusal(actor)
  if (refusal) return fail(refusal)
  return context.transaction(async (tx) => {
    const before = (await lockProvider(tx, actor.siteId, providerId)) ?? fail('NOT_FOUND')
    const after = await changed({ ...context, db: tx }, before, input)
    await updateProvider(tx, after, context.clock.now())
    await note(tx, context, actor, 'updateSignInProvider', { before, after })
    return { provider: providerView(after) }
  })
}

function refuseIssuer({ config }: Context, issuer: string): void {
  const fault = issuerFault(issuer.trim(), config.localProviders)
  if (fault) refuseFields([fault])
}

type Sent = Partial<InputOf<'createSignInProvider'>> & Pick<InputOf<'updateSignInProvider'>, 'enabled'>

async function changed(context: Context, provider: Provider, sent: Sent): Promise<Provider> {
  const { name, issuer, clientId, clientSecret, scopes, enabled } = sent
  const secret = clientSecret?.trim()
  const stored = clientSecret === undefined ? provider.clientSecret : null
  return {
    ...provider,
    name: name?.trim() ?? provider.name,
    issuer: issuer?.trim() ?? provider.issuer,
    clientId: clientId?.trim() ?? provider.clientId,
    clientSecret: secret ? await encrypt(context, secret, provider.id) : stored,
    scopes: scopes ? [...new Set(['openid', ...scopes])] : provider.scopes,
    isEnabled: enabled ?? provider.isEnabled,
  }
}

type Noted = { before?: Provider; after: Provider }

async function note(
  tx: Tx,
  context: Context,
  actor: Actor,
  operation: string,
  { before, after }: Noted,
): Promise<void> {
  const noted = { operation, entityType: 'signInProvider', entityId: after.id, entityName: after.name }
  const shown = { before: before && providerView(before), after: providerView(after) }
  await noteChange(tx, actor.siteId, actor, { ...noted, ...shown }, context.clock.now())
}
