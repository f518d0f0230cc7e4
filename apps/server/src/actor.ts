import type { Permission, Role } from '@kalends/contract'

/** Someone without an account: known by a token only. */
export type VisitorActor = { type: 'visitor'; siteId: string; visitorId: string; clientId: string; familyId: string }

/** A signed-in customer. `visitorId` is who they were before this sign-in, `visitorIds` who they were before any. */
export type MemberActor = {
  type: 'member'
  siteId: string
  memberId: string
  visitorId?: string
  visitorIds?: readonly string[]
  clientId: string
  familyId: string
}

/** A person who works here, on our own pages. */
export type StaffActor = {
  type: 'staff'
  siteId: string
  userId: string
  name: string
  role: Role
  permissions: ReadonlySet<Permission>
  /** Set for a person who sees only their own calendar: these resources'. */
  resourceIds?: readonly string[]
  /** The business asks for a second factor and they have none: they may do nothing but set one up. */
  awaitsSecondFactor?: true
  sessionId: string
}

/** An API key or a client with a secret, alone or together with the visitor or member on whose behalf it calls. */
export type AppActor = {
  type: 'app'
  siteId: string
  apiKeyId: string
  name: string
  permissions: ReadonlySet<Permission>
  onBehalf?: VisitorActor | MemberActor
}

/** Nobody known. The site is the one the address names; only calls open to anyone see this actor. */
export type NoActor = { type: 'none'; siteId: string }

/** Whoever makes this call. */
export type Actor = VisitorActor | MemberActor | StaffActor | AppActor | NoActor

/** True for callers who act for the business and hold this right. */
export function may(actor: Actor, permission: Permission): boolean {
  return (actor.type === 'staff' || actor.type === 'app') && actor.permissions.has(permission)
}

/** True for people who work here and for API keys. */
export function isManager(actor: Actor): actor is StaffActor | AppActor {
  return actor.type === 'staff' || actor.type === 'app'
}

/** The visitor a customer is, or everyone a member was before signing in. */
export function visitorsOf(customer: VisitorActor | MemberActor): readonly string[] {
  const { visitorId } = customer
  const before = customer.type === 'member' ? (customer.visitorIds ?? []) : []
  return [...new Set([...(visitorId === undefined ? [] : [visitorId]), ...before])]
}

/** The customer who calls, directly or through a key; undefined when the business acts for itself. */
export function customerOf(actor: Actor): VisitorActor | MemberActor | undefined {
  if (actor.type === 'visitor' || actor.type === 'member') return actor
  return actor.type === 'app' ? actor.onBehalf : undefined
}

/** Who did it, in the form in which the wire's events show it. Undefined: the house itself. */
export function authorOf(actor: Actor | undefined): Record<string, string> {
  if (actor?.type === 'visitor') return { anonymousVisitorId: actor.visitorId, identityType: 'ANONYMOUS_VISITOR' }
  if (actor?.type === 'member') return { memberId: actor.memberId, identityType: 'MEMBER' }
  if (actor?.type === 'staff') return { wixUserId: actor.userId, identityType: 'WIX_USER' }
  if (actor?.type === 'app') return { appId: actor.apiKeyId, identityType: 'APP' }
  return { identityType: 'UNKNOWN' }
}

/** True for a person with a calendar of their own who asks for somebody else's time, or for anybody's. */
export function isForeignCalendar(actor: Actor, resourceId: string | null | undefined): boolean {
  if (actor.type !== 'staff' || !actor.resourceIds) return false
  return !resourceId || !actor.resourceIds.includes(resourceId.toLowerCase())
}
