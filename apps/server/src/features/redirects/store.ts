import type { Selectable } from 'kysely'
import { type Database, type Db, jsonb, type Tx } from '../../db/database.ts'
import type { AuthRequest } from './rules/auth-request.ts'
import type { Callbacks, RedirectResult } from './rules/callbacks.ts'

/** PAGE: a hosted page. OUTSIDE: another product of the owner, where the session ends. */
export type RedirectKind = 'PAGE' | 'OUTSIDE' | 'LOGIN' | 'LOGOUT' | 'AUTH'

/** Whom a session token stood for, and when they signed in. */
type PreparedMember = {
  memberId: string
  visitorId: string | null
  memberSessionId: string | null
  issuedByKeyId: string | null
  signedInAt: number
}

/** A customer's redirect to a hosted page and back. */
export type RedirectSession = {
  siteId: string
  id: string
  clientId: string
  kind: RedirectKind
  target: string | null
  authRequest: AuthRequest | null
  callbacks: Callbacks
  query: Record<string, string>
  visitorId: string | null
  familyId: string | null
  pageOrigin: string | null
  /** The member whose token created the session; null for a visitor, and where it doesn't matter who that was. */
  openerMemberId: string | null
  /** The token family the hosted pages were given for that member. */
  hostedFamilyId: string | null
  /** The member of the request's session token. */
  member: PreparedMember | null
  openedAt: number | null
  completedAt: number | null
  /** What was booked or bought during the session. */
  result: RedirectResult | null
}

type NewSession = Omit<RedirectSession, 'openedAt' | 'completedAt' | 'result' | 'hostedFamilyId'> & {
  hash: Buffer
  expiresAt: number
}

export async function insertRedirectSession(tx: Tx, session: NewSession, now: number): Promise<void> {
  await tx
    .insertInto('redirect_sessions')
    .values({
      site_id: session.siteId,
      id: session.id,
      client_id: session.clientId,
      secret_hash: session.hash,
      kind: session.kind,
      target: session.target,
      auth_request: session.authRequest && jsonb(session.authRequest),
      callbacks: jsonb(session.callbacks),
      query: jsonb(session.query),
      visitor_id: session.visitorId,
      family_id: session.familyId,
      page_origin: session.pageOrigin,
      opener_member_id: session.openerMemberId,
      member_id: session.member?.memberId ?? null,
      member_visitor_id: session.member?.visitorId ?? null,
      member_session_id: session.member?.memberSessionId ?? null,
      member_issued_by_key_id: session.member?.issuedByKeyId ?? null,
      member_signed_in_at: session.member ? new Date(session.member.signedInAt) : null,
      created_at: new Date(now),
      expires_at: new Date(session.expiresAt),
    })
    .execute()
}

/** Locks the session of a secret if unopened or opened by this browser. */
export async function lockRedirectSession(
  tx: Tx,
  siteId: string,
  hash: Buffer,
  { browserHash, now }: { browserHash: Buffer | undefined; now: number },
): Promise<RedirectSession | undefined> {
  const row = await tx
    .selectFrom('redirect_sessions')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('secret_hash', '=', hash)
    .where('completed_at', 'is', null)
    .where('expires_at', '>', new Date(now).toISOString())
    .where((eb) => eb.or([eb('opened_at', 'is', null), ...(browserHash ? [eb('browser_hash', '=', browserHash)] : [])]))
    .forUpdate()
    .executeTakeFirst()
  return row && toRedirectSession(row)
}

/** Finds the session of a secret that this browser has opened and not completed. */
export async function findOpenedSession(
  db: Db,
  siteId: string,
  hash: Buffer,
  { browserHash, now }: { browserHash: Buffer; now: number },
): Promise<RedirectSession | undefined> {
  const row = await db
    .selectFrom('redirect_sessions')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('secret_hash', '=', hash)
    .where('browser_hash', '=', browserHash)
    .where('completed_at', 'is', null)
    .where('expires_at', '>', new Date(now).toISOString())
    .executeTakeFirst()
  return row && toRedirectSession(row)
}

/** Binds the session to this browser. */
export async function markOpened(
  tx: Tx,
  { siteId, id }: RedirectSession,
  { browserHash, expiresAt, now }: { browserHash: Buffer; expiresAt: number; now: number },
): Promise<void> {
  await tx
    .updateTable('redirect_sessions')
    .set({ opened_at: new Date(now), browser_hash: browserHash, expires_at: new Date(expiresAt) })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .execute()
}

export async function markCompleted(
  tx: Tx,
  { siteId, id }: RedirectSession,
  now: number,
  result: RedirectResult | null = null,
): Promise<void> {
  await tx
    .updateTable('redirect_sessions')
    .set({
      completed_at: new Date(now),
      booking_id: result && 'bookingId' in result ? result.bookingId : null,
      plan_order_id: result && 'planOrderId' in result ? result.planOrderId : null,
      checkout_order_id: result && 'orderId' in result ? result.orderId : null,
    })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .execute()
}

/** Saves the token family the hosted pages received for the member. */
export async function updateHostedFamily(tx: Tx, { siteId, id }: RedirectSession, familyId: string): Promise<void> {
  await tx
    .updateTable('redirect_sessions')
    .set({ hosted_family_id: familyId })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .execute()
}

/** Records that a silent authorization returned `login_required`. */
export async function markLoginRequired(tx: Tx, { siteId, id }: RedirectSession, now: number): Promise<void> {
  await tx
    .updateTable('redirect_sessions')
    .set({ login_required_at: new Date(now) })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .execute()
}

/** Returns true if this client's visitor or browser was answered `login_required` since an instant. */
export async function wasLoginRequired(
  db: Db,
  { siteId, clientId, visitorId }: RedirectSession,
  { browserHash, since }: { browserHash: Buffer | undefined; since: number },
): Promise<boolean> {
  const row = await db
    .selectFrom('redirect_sessions')
    .select('id')
    .where('site_id', '=', siteId)
    .where('client_id', '=', clientId)
    .where('login_required_at', '>', new Date(since).toISOString())
    .where((eb) =>
      eb.or([
        ...(browserHash ? [eb('browser_hash', '=', browserHash)] : []),
        ...(visitorId ? [eb('visitor_id', '=', visitorId)] : []),
      ]),
    )
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Finds the browser's latest redirect session at this site. With `isDone`, completed ones too. */
export async function findBrowserSession(
  db: Db,
  siteId: string,
  browserHash: Buffer,
  { now, isDone }: { now: number; isDone: boolean },
): Promise<RedirectSession | undefined> {
  const row = await db
    .selectFrom('redirect_sessions')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('browser_hash', '=', browserHash)
    .where('kind', '=', 'PAGE')
    .where('expires_at', '>', new Date(now).toISOString())
    .$if(!isDone, (q) => q.where('completed_at', 'is', null))
    .orderBy('opened_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return row && toRedirectSession(row)
}

/** Removes a member from the sessions that were prepared with their session tokens. */
export async function endPreparedSignIns(tx: Tx, siteId: string, memberId: string): Promise<void> {
  await withoutMember(tx, siteId).where('member_id', '=', memberId).execute()
}

/** Removes members from the sessions that were prepared with session tokens of a key. */
export async function endPreparedSignInsOfKey(tx: Tx, siteId: string, keyId: string): Promise<void> {
  await withoutMember(tx, siteId).where('member_issued_by_key_id', '=', keyId).execute()
}

function withoutMember(tx: Tx, siteId: string) {
  const none = { member_id: null, member_visitor_id: null, member_session_id: null, member_signed_in_at: null }
  return tx
    .updateTable('redirect_sessions')
    .set({ ...none, member_issued_by_key_id: null })
    .where('site_id', '=', siteId)
}

/** Deletes expired sessions. */
export async function deleteOldSessions(db: Db, now: number): Promise<void> {
  await db.deleteFrom('redirect_sessions').where('expires_at', '<', new Date(now).toISOString()).execute()
}

function toRedirectSession(row: Selectable<Database['redirect_sessions']>): RedirectSession {
  return {
    siteId: row.site_id,
    id: row.id,
    clientId: row.client_id,
    kind: row.kind as RedirectKind,
    target: row.target,
    authRequest: row.auth_request as AuthRequest | null,
    callbacks: row.callbacks as Callbacks,
    query: row.query as Record<string, string>,
    visitorId: row.visitor_id,
    familyId: row.family_id,
    pageOrigin: row.page_origin,
    openerMemberId: row.opener_member_id,
    hostedFamilyId: row.hosted_family_id,
    member: readPrepared(row),
    openedAt: row.opened_at === null ? null : Date.parse(row.opened_at),
    completedAt: row.completed_at === null ? null : Date.parse(row.completed_at),
    result: readResult(row),
  }
}

function readPrepared(row: Selectable<Database['redirect_sessions']>): PreparedMember | null {
  const { member_id: memberId, member_signed_in_at: signedInAt } = row
  if (memberId === null || signedInAt === null) return null
  const before = { visitorId: row.member_visitor_id, memberSessionId: row.member_session_id }
  const issuedByKeyId = row.member_issued_by_key_id
  return { memberId, ...before, issuedByKeyId, signedInAt: Date.parse(signedInAt) }
}

type Results = Record<'booking_id' | 'plan_order_id' | 'checkout_order_id', string | null>

function readResult(row: Results): RedirectResult | null {
  const { booking_id: bookingId, plan_order_id: planOrderId, checkout_order_id: orderId } = row
  if (bookingId !== null) return { bookingId }
  if (planOrderId !== null) return { planOrderId }
  return orderId === null ? null : { orderId }
}
