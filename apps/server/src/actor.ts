import type { Permission, Role } from '@kalends/contract'

/** A visitor without an account, identified by a token. */
export type VisitorActor = { type: 'visitor'; siteId: string; visitorId: string; clientId: string; familyId: string }

/** A signed-in customer. `visitorId` is the visitor before this sign-in, `visitorIds` those before any. */
export type MemberActor = {
  type: 'member'
  siteId: string
  memberId: string
  visitorId?: string
  visitorIds?: readonly string[]
  clientId: string
  familyId: string
}

/** A staff user of the dashboard. */
export type StaffActor = {
  type: 'staff'
  siteId: string
  userId: string
  name: string
  role: Role
  permissions: ReadonlySet<Permission>
  /** Set for a person who sees only the calendars of these resources. */
  resourceIds?: readonly string[]
  /** The site requires a second factor and they have none: they may only set one up. */
  awaitsSecondFactor?: true
  sessionId: string
}

/** An API key or a client with a secret, optionally acting for a visitor or member. */
export type AppActor = {
  type: 'app'
  siteId: string
  apiKeyId: string
  name: string
  permissions: ReadonlySet<Permission>
  onBehalf?: VisitorActor | MemberActor
}

/** Nobody known. The site is the one the address names; only calls open to anyone see this actor. */
export type AnonymousActor = { type: 'none'; siteId: string }

/** Whoever makes this call. */
export type Actor = VisitorActor | MemberActor | StaffActor | AppActor | AnonymousActor

/** Returns true if the actor acts for the business and holds the permission. */
export function may(actor: Actor, permission: Permission): boolean {
  return (actor.type === 'staff' || actor.type === 'app') && actor.permissions.has(permission)
}

/**
 * Returns true if the actor decides for the business: they manage bookings, and do not act for a customer through a key. Terms,
 * deadlines and prices bind everybody else. What a key asks for by name, such as a refund, needs the key's permission only.
 */
export function actsForBusiness(actor: Actor): boolean {
  return may(actor, 'MANAGE_BOOKINGS') && getCustomer(actor) === undefined
}

/** Returns true for an owner in person. No key is one, whatever its permissions. */
export function isOwner(actor: Actor): actor is StaffActor {
  return actor.type === 'staff' && actor.role === 'owner'
}

/** Returns true for staff and API keys. */
export function isManager(actor: Actor): actor is StaffActor | AppActor {
  return actor.type === 'staff' || actor.type === 'app'
}

/** The visitor a customer is, or everyone a member was before signing in. */
export function listVisitorIds(customer: VisitorActor | MemberActor): readonly string[] {
  const { visitorId } = customer
  const before = customer.type === 'member' ? (customer.visitorIds ?? []) : []
  return [...new Set([...(visitorId === undefined ? [] : [visitorId]), ...before])]
}

/** The customer who calls, directly or through a key; undefined when the business acts for itself. */
export function getCustomer(actor: Actor): VisitorActor | MemberActor | undefined {
  if (actor.type === 'visitor' || actor.type === 'member') return actor
  return actor.type === 'app' ? actor.onBehalf : undefined
}

/** The same caller for the business: a key without the customer that it names. What only the business does costs no customer. */
export function forBusiness(actor: Actor): Actor {
  if (actor.type !== 'app') return actor
  const { onBehalf: _, ...key } = actor
  return key
}

/** Names the caller in idempotency keys. One who acts for somebody is another caller than both. */
export function actorKey(actor: Actor): string {
  switch (actor.type) {
    case 'visitor':
      return `visitor:${actor.visitorId}`
    case 'member':
      return `member:${actor.memberId}`
    case 'staff':
      return `staff:${actor.userId}`
    case 'app':
      return actor.onBehalf ? `app:${actor.apiKeyId}:${actorKey(actor.onBehalf)}` : `app:${actor.apiKeyId}`
    case 'none':
      return 'none'
  }
}

/** Who made a change, in the form of the API's events. Undefined for the system. */
export function toChangeActor(actor: Actor | undefined): Record<string, string> {
  if (actor?.type === 'visitor') return { anonymousVisitorId: actor.visitorId, identityType: 'ANONYMOUS_VISITOR' }
  if (actor?.type === 'member') return { memberId: actor.memberId, identityType: 'MEMBER' }
  if (actor?.type === 'staff') return { wixUserId: actor.userId, identityType: 'WIX_USER' }
  if (actor?.type === 'app') return { appId: actor.apiKeyId, identityType: 'APP' }
  return { identityType: 'UNKNOWN' }
}

/** Returns true if a person limited to their own calendars requests another one, or any. */
export function isForeignCalendar(actor: Actor, resourceId: string | null | undefined): boolean {
  if (actor.type !== 'staff' || !actor.resourceIds) return false
  return !resourceId || !actor.resourceIds.includes(resourceId.toLowerCase())
}
