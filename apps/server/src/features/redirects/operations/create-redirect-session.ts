import type { redirects } from '@kalends/contract'
import type { MemberActor, VisitorActor } from '../../../actor.ts'
import { toChangeActor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { announce } from '../../../jobs/events.ts'
import type { Operation } from '../../../operation.ts'
import { fail, refuseFields } from '../../../refusal.ts'
import { type Client, findLiveClient, isAllowedCallback } from '../../identity/index.ts'
import { newSiteSecret } from '../../sites/index.ts'
import { type Callbacks, readCallbacks } from '../rules/callbacks.ts'
import { intentOf, intents } from '../rules/intent.ts'
import { unopenedMs, unopenedTokenMs } from '../rules/lives.ts'
import { insertRedirectSession } from '../store.ts'
import { outsideSessionView, redirectSessionView, sessionForEvents } from '../view.ts'
import type { Aim } from './aim.ts'
import { aimOf } from './aim-of.ts'

/** Creates a redirect session. All validation happens here, before the customer leaves the front end. */
export const createRedirectSession: Operation<'createRedirectSession'> = async ({ input, actor, request }, context) => {
  if (actor.type !== 'visitor' && actor.type !== 'member') return fail('PERMISSION_DENIED')
  const intent = intentOf(input) ?? refuseIntent()
  const callbacks = readCallbacks(input.callbacks)
  await requireAllowedUrls(context, actor, callbacks)
  const aim = await aimOf(context, {
    actor,
    input,
    intent,
    pageOrigin: request.pageOrigin ?? input.origin ?? undefined,
  })
  const query = { ...input.preferences?.additionalQueryParameters } as Record<string, string>
  return context.transaction(async (tx) => {
    const { id, secret } = await insertSession(tx, context, { actor, aim, callbacks, query, input })
    const { origin } = request
    const session =
      aim.kind === 'OUTSIDE'
        ? outsideSessionView(id, { origin, target: aim.target ?? '', secret, query })
        : redirectSessionView(id, { origin, path: aim.path, secret, query: aim.kind === 'AUTH' ? {} : query })
    await announce(tx, {
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
  const description = `"callbacks.${name}" is on a domain the sign-in client has not registered.`
  fail('CALLBACK_URL_NOT_ALLOWED', { description, data: { field: `callbacks.${name}` } })
}

type Requested = {
  actor: VisitorActor | MemberActor
  aim: Aim
  callbacks: Callbacks
  query: Record<string, string>
  input: redirects.CreateRedirectSessionRequest
}

async function insertSession(
  tx: Tx,
  context: Context,
  { actor, aim, callbacks, query, input }: Requested,
): Promise<{ id: string; secret: string }> {
  const { siteId } = actor
  const now = context.clock.now()
  const token = input.auth?.authRequest?.sessionToken
  // An invalid token leaves the customer signed out; the page then shows the sign-in form or an error.
  const member = token ? ((await context.ports.identity.consumeSessionToken(tx, siteId, token, now)) ?? null) : null
  const { text, hash } = newSiteSecret(siteId)
  const id = context.ids.guid()
  const isCarried = aim.kind === 'AUTH' || aim.kind === 'LOGOUT' || input.preferences?.maintainIdentity !== false
  // Sign-out compares this member with the browser's session.
  const knowsOpener = aim.kind === 'LOGOUT' || (aim.kind === 'PAGE' && isCarried)
  await insertRedirectSession(
    tx,
    {
      siteId,
      id,
      hash,
      clientId: aim.clientId,
      kind: aim.kind,
      target: aim.target,
      authRequest: aim.authRequest,
      callbacks,
      query,
      member,
      pageOrigin: aim.pageOrigin,
      openerMemberId: knowsOpener && actor.type === 'member' ? actor.memberId : null,
      visitorId: isCarried ? (actor.visitorId ?? null) : null,
      familyId: actor.type === 'member' ? actor.familyId : null,
      expiresAt: now + (member ? unopenedTokenMs : unopenedMs),
    },
    now,
  )
  return { id, secret: text }
}
