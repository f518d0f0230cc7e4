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
