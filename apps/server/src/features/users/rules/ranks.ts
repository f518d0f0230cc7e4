import { type Permission, type Role, roles } from '@kalends/contract'

/** The grantor of a role and their permissions. */
export type Grantor = {
  permissions: ReadonlySet<Permission>
  /** Set for staff only. */
  userId?: string
  role?: Role
}

/** Returns the rights of an actor that count when it grants something. Customers have none. */
export function toGrantor(actor: object): Grantor {
  return 'permissions' in actor ? (actor as Grantor) : { permissions: new Set() }
}

/** Returns true if this actor may make a person an owner, or end that they are one: owners only, never a key. */
export function canGrantOwner({ role }: Grantor): boolean {
  return role === 'owner'
}

/** Returns true if the grantor holds every permission of the role. */
export function holdsRole({ permissions }: Grantor, role: Role): boolean {
  return roles[role].every((permission) => permissions.has(permission))
}

/**
 * Returns why the actor may not remove this person's second factor. It protects them at all their businesses, so the
 * actor needs authority there too. Their own factor they remove themselves, after confirming their identity.
 */
export function factorRefusal(
  grantor: Grantor & { siteId: string },
  person: { userId: string; role: Role; workplaces: readonly { siteId: string }[] },
  ownLocations: readonly { siteId: string; role: Role }[],
): 'UNAUTHORIZED_OPERATION' | undefined {
  const isSelf = grantor.userId === person.userId
  const decidesAt = (siteId: string): boolean =>
    siteId === grantor.siteId ||
    ownLocations.some((workplace) => workplace.siteId === siteId && workplace.role === 'owner')
  if (isSelf || !person.workplaces.every(({ siteId }) => decidesAt(siteId))) return 'UNAUTHORIZED_OPERATION'
  return rankRefusal(grantor, person, person.role)
}

/**
 * Why an actor may not give this person another role, or take the one they have (`to` null). An actor grants only
 * permissions that it holds itself.
 */
export function rankRefusal(
  grantor: Grantor,
  person: { role: Role },
  to: Role | null,
): 'UNAUTHORIZED_OPERATION' | undefined {
  const isAboutOwners = person.role === 'owner' || to === 'owner'
  if (isAboutOwners && !canGrantOwner(grantor)) return 'UNAUTHORIZED_OPERATION'
  return to !== null && !holdsRole(grantor, to) ? 'UNAUTHORIZED_OPERATION' : undefined
}

/** Why an actor may not grant a person who has no role yet this one. */
export function grantRefusal(grantor: Grantor, to: Role): 'UNAUTHORIZED_OPERATION' | undefined {
  return rankRefusal(grantor, { role: 'viewer' }, to)
}
