import { type Role, roles } from '@kalends/contract'

type Giver = { type: 'staff'; userId: string; role: Role } | { type: string }

/** Whether this caller may make somebody an owner, or end that they are one: owners alone. A key is none. */
export function mayMakeOwners(giver: Giver): boolean {
  return 'role' in giver && giver.role === 'owner'
}

/** Whether the role allows something that the other does not. */
export function isRaise(from: Role, to: Role): boolean {
  return roles[to].some((permission) => !(roles[from] as readonly string[]).includes(permission))
}

/**
 * Why a caller may not take this person's second factor away. It is theirs wherever they work, so whoever takes it has a
 * say there too; their own they remove themselves, by showing who they are.
 */
export function factorRefusal(
  giver: Giver & { siteId: string },
  person: { userId: string; role: Role; workplaces: readonly { siteId: string }[] },
  ownPlaces: readonly { siteId: string; role: Role }[],
): 'UNAUTHORIZED_OPERATION' | undefined {
  const isSelf = 'userId' in giver && giver.userId === person.userId
  const decidesAt = (siteId: string): boolean =>
    siteId === giver.siteId || ownPlaces.some((place) => place.siteId === siteId && place.role === 'owner')
  if (isSelf || !person.workplaces.every(({ siteId }) => decidesAt(siteId))) return 'UNAUTHORIZED_OPERATION'
  return rankRefusal(giver, person, person.role)
}

/** Why a caller may not give this person another role, or take the one they have (`to` null). */
export function rankRefusal(
  giver: Giver,
  person: { userId: string; role: Role },
  to: Role | null,
): 'UNAUTHORIZED_OPERATION' | undefined {
  const isAboutOwners = person.role === 'owner' || to === 'owner'
  if (isAboutOwners && !mayMakeOwners(giver)) return 'UNAUTHORIZED_OPERATION'
  const isSelf = 'userId' in giver && giver.userId === person.userId
  return isSelf && to !== null && isRaise(person.role, to) ? 'UNAUTHORIZED_OPERATION' : undefined
}
