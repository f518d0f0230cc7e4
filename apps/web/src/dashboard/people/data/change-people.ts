import type { Client } from '@kalends/sdk'
import { refusalReason } from '../../../lib/refusal.ts'
import { loadMadeAccess, readMadeAccess } from '../../data/made-access.ts'
import { readText } from '../../fields/read-form.ts'
import { isRole, type RoleName, roleNames } from '../rights.ts'

/** Why the action failed; each has a message `people.problem.…`. */
export type Problem =
  | 'email'
  | 'name'
  | 'staffName'
  | 'exists'
  | 'lastOwner'
  | 'connected'
  | 'notAllowed'
  | 'notFound'
  | 'other'

export type Requested = { email: string; name: string; role: RoleName; staffMemberId: string }

/** Option that creates a new staff member. */
export const NEW_STAFF = 'new'

type Action = 'invite' | 'renew' | 'revoke' | 'unrevoke' | 'role' | 'factor' | 'remove' | 'restore'

/** The result of a form on the page. */
export type Outcome =
  | { action: 'invite' | 'renew'; email: string; link: string }
  | { action: 'role' | 'factor'; name: string }
  | { action: 'revoke' | 'unrevoke' | 'remove' | 'restore'; id: string; name: string }
  | { action: 'invite'; requested: Requested; problem: Problem }
  | { action: Exclude<Action, 'invite'>; problem: Problem }

/** The field that each problem belongs to. */
export const problemFields: Partial<Record<Problem, keyof Requested>> = {
  email: 'email',
  exists: 'email',
  name: 'name',
  staffName: 'name',
  connected: 'staffMemberId',
}

/** Carries out the form's action. Returns undefined for a form the page does not have. */
export async function changePeople(client: Client, form: FormData): Promise<Outcome | undefined> {
  const id = readText(form, 'id')
  const name = readText(form, 'name')
  const role = readText(form, 'role')
  switch (readText(form, 'intent')) {
    case 'invite':
      return invite(client, {
        email: readText(form, 'email'),
        name,
        role: isRole(role) ? role : 'viewer',
        staffMemberId: readText(form, 'staffMemberId'),
      })
    case 'renew':
      return attempt('renew', async () => {
        const { invitation, link } = await client.users.renewInvitation({ invitationId: id })
        return { action: 'renew', email: invitation.email, link }
      })
    case 'revoke':
      return attempt('revoke', async () => {
        await client.users.revokeInvitation({ invitationId: id })
        return { action: 'revoke', id, name }
      })
    case 'unrevoke':
      return attempt('unrevoke', async () => {
        await client.users.restoreInvitation({ invitationId: id })
        return { action: 'unrevoke', id, name }
      })
    case 'role':
      if (!isRole(role)) return undefined
      return attempt('role', async () => {
        const { ends: endKeysAndWebhooks, keep } = readMadeAccess(form)
        const { person } = await client.users.changeRole({ userId: id, role, endKeysAndWebhooks, keep })
        return { action: 'role', name: person.name }
      })
    case 'factor':
      return attempt('factor', async () => {
        const { person } = await client.users.removePersonFactor({ userId: id })
        return { action: 'factor', name: person.name }
      })
    case 'remove':
      return attempt('remove', async () => {
        const { ends: endKeysAndWebhooks, keep } = readMadeAccess(form)
        await client.users.removePerson({ userId: id, endKeysAndWebhooks, keep })
        return { action: 'remove', id, name }
      })
    case 'restore':
      return attempt('restore', async () => {
        await client.users.restorePerson({ userId: id })
        return { action: 'restore', id, name }
      })
    default:
      return undefined
  }
}

/** Returns the lesser role that the form asks for if what the person made needs an answer first. */
export async function findUnansweredDemotion(client: Client, form: FormData): Promise<RoleName | undefined> {
  const [from, to] = [readText(form, 'from'), readText(form, 'role')]
  if (readText(form, 'intent') !== 'role' || !isRole(from) || !isRole(to)) return undefined
  if (roleNames.indexOf(to) <= roleNames.indexOf(from)) return undefined
  return (await loadMadeAccess(client, readText(form, 'id'))).length > 0 ? to : undefined
}

async function invite(client: Client, requested: Requested): Promise<Outcome> {
  try {
    const { email, name, role, staffMemberId } = requested
    const staffLink = staffMemberId === NEW_STAFF ? { newStaffMember: true } : { staffMemberId: staffMemberId || null }
    const { link } = await client.users.invitePerson({ email, name, role, ...staffLink })
    return { action: 'invite', email, link }
  } catch (error) {
    const problem = refusalReason<Problem>(error, { fields, codes: problems, fallback: 'other' })
    const isStaffName = problem === 'name' && requested.staffMemberId === NEW_STAFF
    return { action: 'invite', requested, problem: isStaffName ? 'staffName' : problem }
  }
}

async function attempt(action: Exclude<Action, 'invite'>, run: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await run()
  } catch (error) {
    return { action, problem: refusalReason<Problem>(error, { fields, codes: problems, fallback: 'other' }) }
  }
}

const fields: Record<string, Problem> = { email: 'email', name: 'name' }

const problems: Record<string, Problem> = {
  PERSON_ALREADY_EXISTS: 'exists',
  LAST_OWNER_STAYS: 'lastOwner',
  STAFF_MEMBER_ALREADY_CONNECTED: 'connected',
  STAFF_MEMBER_NOT_FOUND: 'connected',
  PERMISSION_DENIED: 'notAllowed',
  UNAUTHORIZED_OPERATION: 'notAllowed',
  USER_NOT_FOUND: 'notFound',
  NOT_FOUND: 'notFound',
  FACTOR_NOT_AVAILABLE: 'notFound',
}
