import type { redirects } from '@kalends/contract'
import type { MemberActor, VisitorActor } from '../../../actor.ts'
import { toChangeActor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { publishEvent } from '../../../jobs/events.ts'
import type { Operation } from '../../../operation.ts'
import { fail, refuseFields } from '../../../refusal.ts'
import { type Client, findLiveClient, isAllowedCallback } from '../../identity/index.ts'
import { newSiteSecret } from '../../sites/index.ts'
import { type Callbacks, readCallbacks } from '../rules/callbacks.ts'
import { intents, readIntent } from '../rules/intent.ts'
import { preparedMs, unopenedMs } from '../rules/lifetimes.ts'
import type { Destination } from '../steps/destination.ts'
import { resolveDestination } from '../steps/resolve-destination.ts'
import { insertRedirectSession } from '../store.ts'
import { outsideSessionView, redirectSessionView, sessionForEvents } from '../view.ts'

/** Creates a redirect session. All validation happens here, before the customer leaves the front end. */
export const createRedirectSession: Operation<'createRedirectSession'> = async ({ input, actor, request }, context) => {
  if (actor.type !== 'visitor' && actor.type !== 'member') return fail('PERMISSION_DENIED')
  const intent = readIntent(input) ?? refuseIntent()
  const callbacks = readCallbacks(input.callbacks)
  await requireAllowedUrls(context, actor, callbacks)
  const destination = await resolveDestination(context, {
    actor,
    input,
    intent,
    pageOrigin: request.pageOrigin ?? input.origin ?? undefined,
  })
  const query = { ...input.preferences?.additionalQueryParameters } as Record<string, string>
  return context.transaction(async (tx) => {
    const { id, secret } = await insertSession(tx, context, { actor, destination, callbacks, query, input })
    const { origin } = request
    const session =
      destination.kind === 'OUTSIDE'
        ? outsideSessionView(id, { origin, target: destination.target ?? '', secret, query })
        : redirectSessionView(id, {
            origin,
            path: destination.path,
            secret,
            query: destination.kind === 'AUTH' ? {} : query,
          })
    await publishEvent(tx, {
      siteId: actor.siteId,
      entityFqdn: 'wix.headless.v1.redirect_session',
      entityId: id,
      sequence: 1,
      slug: 'created',
      occurredAt: context.clock.now(),
      actor: toChangeActor(actor),
      payload: { createdEvent: { entity: sessionForEvents(session) } },
    })
    return { redirectSession: session }
  })
}

function refuseIntent(): never {
  const description = `must be exactly one of ${intents.join(', ')}`
  return refuseFields([{ field: 'intent', description, violatedRule: 'REQUIRED_FIELD', data: {} }])
}

/** Customers are sent to pages of the caller's client alone. */
async function requireAllowedUrls(
  context: Context,
  { siteId, clientId }: VisitorActor | MemberActor,
  callbacks: Callbacks,
): Promise<void> {
  const named = Object.entries(callbacks)
  if (named.length === 0) return
  const client: Client | undefined = await findLiveClient(context.db, siteId, clientId)
  const strange = named.find(([, address]) => !client || !isAllowedCallback(client, address))
  if (!strange) return
  const [name] = strange
  const description = `"callbacks.${name}" is on a domain the OAuth client has not registered.`
  fail('CALLBACK_URL_NOT_ALLOWED', { description, data: { field: `callbacks.${name}` } })
}

type Requested = {
  actor: VisitorActor | MemberActor
  destination: Destination
  callbacks: Callbacks
  query: Record<string, string>
  input: redirects.CreateRedirectSessionRequest
}

async function insertSession(
  tx: Tx,
  context: Context,
  { actor, destination, callbacks, query, input }: Requested,
): Promise<{ id: string; secret: string }> {
  const { siteId } = actor
  const now = context.clock.now()
  const token = input.auth?.authRequest?.sessionToken
  // An invalid token leaves the customer signed out; the page then shows the sign-in form or an error.
  const member = token ? ((await context.ports.identity.consumeSessionToken(tx, siteId, token, now)) ?? null) : null
  const { text, hash } = newSiteSecret(siteId)
  const id = context.ids.guid()
  const isCarried =
    destination.kind === 'AUTH' || destination.kind === 'LOGOUT' || input.preferences?.maintainIdentity !== false
  // A checkout belongs to the visitor who prepared it; as another one they could not order it.
  const keepsVisitor = isCarried || (input.ecomCheckout !== undefined && actor.type === 'visitor')
  // Signing out compares this member with the one signed in to the browser.
  const knowsOpener = destination.kind === 'LOGOUT' || (destination.kind === 'PAGE' && isCarried)
  await insertRedirectSession(
    tx,
    {
      siteId,
      id,
      hash,
      clientId: destination.clientId,
      kind: destination.kind,
      target: destination.target,
      authRequest: destination.authRequest,
      callbacks,
      query,
      member,
      pageOrigin: destination.pageOrigin,
      openerMemberId: knowsOpener && actor.type === 'member' ? actor.memberId : null,
      visitorId: keepsVisitor ? (actor.visitorId ?? null) : null,
      familyId: actor.type === 'member' ? actor.familyId : null,
      expiresAt: now + (member ? preparedMs : unopenedMs),
    },
    now,
  )
  return { id, secret: text }
}
