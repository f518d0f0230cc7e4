import type { FieldViolation, InputOf } from '@kalends/contract'
import type { Context } from '../../../context.ts'
import { isReachable } from '../../../gateways/near-host.ts'
import type { Operation } from '../../../operation.ts'
import { fail, refuseFields } from '../../../refusal.ts'
import { encrypt } from '../../../security/encryption.ts'
import { findMaker, isDisablingOnly, signInRefusal } from '../../identity/index.ts'
import { changeProvider, recordProviderChange } from '../steps/change-provider.ts'
import { providerReturnUrl } from '../steps/provider-client.ts'
import { insertProvider, listProviders, lockProvider, type Provider } from '../store/providers.ts'
import { providerView } from '../view.ts'

/** Lists the public sign-in methods other than email and password. */
export const listSignInMethods: Operation<'listSignInMethods'> = async ({ actor }, { db }) => {
  const providers = await listProviders(db, actor.siteId)
  return { providers: providers.filter(({ isEnabled }) => isEnabled).map(({ id, name }) => ({ id, name })) }
}

/** Lists all providers with their redirect URI. */
export const listSignInProviders: Operation<'listSignInProviders'> = async ({ actor }, context) => ({
  providers: (await listProviders(context.db, actor.siteId)).map(providerView),
  returnUrl: await providerReturnUrl(context, actor.siteId),
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
  const after = await applyProviderInput(context, begun, input)
  return context.transaction(async (tx) => {
    await insertProvider(tx, after, await findMaker(tx, actor), context.clock.now())
    await recordProviderChange(tx, context, actor, 'createSignInProvider', { after })
    return { provider: providerView(after) }
  })
}

/** Changes the sent fields. The issuer is immutable: subjects of another issuer would match existing members. */
export const updateSignInProvider: Operation<'updateSignInProvider'> = async ({ input, actor }, context) => {
  const { providerId, ...changes } = input
  const refusal = isDisablingOnly(changes) ? undefined : signInRefusal(actor)
  if (refusal) return fail(refusal)
  return context.transaction(async (tx) => {
    const before = (await lockProvider(tx, actor.siteId, providerId)) ?? fail('NOT_FOUND')
    const after = await applyProviderInput({ ...context, db: tx }, before, input)
    await changeProvider(context, tx, actor, { before, after })
    return { provider: providerView(after) }
  })
}

function refuseIssuer({ config }: Context, issuer: string): void {
  const fault = issuerViolation(issuer.trim(), config.localProviders)
  if (fault) refuseFields([fault])
}

type ProviderInput = Partial<InputOf<'createSignInProvider'>> & Pick<InputOf<'updateSignInProvider'>, 'enabled'>

async function applyProviderInput(context: Context, provider: Provider, sent: ProviderInput): Promise<Provider> {
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

/**
 * Returns why an issuer is invalid: nothing is read from this machine or a private network. Names are checked when they are
 * read. `isLocalAllowed` permits this machine, for development.
 */
function issuerViolation(issuer: string, isLocalAllowed: boolean): FieldViolation | undefined {
  const url = URL.canParse(issuer) ? new URL(issuer) : undefined
  const isLocal = url?.protocol === 'http:' && isLocalAllowed
  const isWellFormed = url && (url.protocol === 'https:' || isLocal) && !url.username && !url.search && !url.hash
  const violation = { field: 'issuer', violatedRule: 'FORMAT' } as const
  if (!isWellFormed) return { ...violation, description: 'must be an address that begins with https://' }
  if (isReachable(url, isLocalAllowed)) return undefined
  return { ...violation, description: 'must not name this machine or a private network' }
}
