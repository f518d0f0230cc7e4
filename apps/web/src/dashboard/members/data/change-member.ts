import type { Client } from '@kalends/sdk'
import { isRefusal, refusalReason } from '../../../lib/refusal.ts'
import { readText } from '../../fields/read-form.ts'

export const actions = [
  'approve',
  'block',
  'mute',
  'unmute',
  'disconnect',
  'remove',
  'endPlans',
  'restore',
  'mailLink',
  'signOut',
  'removeFactors',
  'changeEmail',
] as const
export type Action = (typeof actions)[number]

/** Why the action failed; each has a message `members.problem.…`. */
export type Problem =
  | 'owner'
  | 'self'
  | 'works'
  | 'pays'
  | 'paying'
  | 'fees'
  | 'offline'
  | 'email'
  | 'notAllowed'
  | 'notFound'
  | 'noFactors'
  | 'badEmail'
  | 'otherCustomer'
  | 'other'

/** The result of an action; `was` is the status before it. */
export type Outcome =
  | { action: Action; id: string; name: string; previousStatus: string }
  | { action: Action; id: string; name: string; problem: Problem; plans: string[]; bookings: string[] }

/** Carries out the form's action. Returns undefined for a form the page does not have. */
export async function changeMember(client: Client, form: FormData): Promise<Outcome | undefined> {
  const action = actions.find((action) => action === readText(form, 'intent'))
  if (!action) return undefined
  const id = readText(form, 'id')
  const name = readText(form, 'name')
  const previousStatus = readText(form, 'previousStatus')
  try {
    if (action === 'changeEmail')
      await client.authentication.changeLoginEmail({ id, newEmail: readText(form, 'newEmail') })
    else await calls[action](client, id)
    return { action, id, name, previousStatus }
  } catch (error) {
    return {
      action,
      id,
      name,
      plans: readPlans(error),
      bookings: readBookings(error),
      problem: refusalReason<Problem>(error, { rules: problems, codes: problems, fallback: 'other' }),
    }
  }
}

/** Names of the plans that stand in the way. */
function readPlans(error: unknown): string[] {
  if (!isRefusal(error)) return []
  const named = error.fieldViolations.flatMap(({ data }) => data?.['orders'] ?? []) as { planName?: string }[]
  return named.map(({ planName = '' }) => planName)
}

const calls: Record<Exclude<Action, 'changeEmail'>, (client: Client, id: string) => Promise<unknown>> = {
  approve: (client, id) => client.members.approveMember({ id }),
  block: (client, id) => client.members.blockMember({ id }),
  mute: (client, id) => client.members.muteMember({ id }),
  unmute: (client, id) => client.members.unmuteMember({ id }),
  disconnect: (client, id) => client.members.disconnectMember({ id }),
  remove: (client, id) => client.members.deleteMember({ id }),
  endPlans: (client, id) => client.members.deleteMember({ id, endOrders: true }),
  restore: (client, id) => client.members.restoreMember({ id }),
  mailLink: sendPasswordLink,
  signOut: (client, id) => client.authentication.endMemberSignIns({ memberId: id }),
  removeFactors: (client, id) => client.authentication.removeMemberFactors({ memberId: id }),
}

/** Emails a link that sets a password, or another one. */
async function sendPasswordLink(client: Client, id: string): Promise<void> {
  const { member } = await client.members.getMember({ id, fieldsets: ['FULL'] })
  await client.authentication.sendSetPasswordEmail({ email: member?.loginEmail ?? '' })
}

/** Names of the bookings whose fees a saved card pays. */
function readBookings(error: unknown): string[] {
  if (!isRefusal(error) || error.code !== 'PAYMENT_METHOD_IN_USE') return []
  return (error.data['bookings'] as { name: string }[]).map(({ name }) => name)
}

const problems: Record<string, Problem> = {
  OWNER_MEMBER_BLOCK_FORBIDDEN: 'owner',
  MEMBER_SELF_BLOCK_FORBIDDEN: 'self',
  ACTIVE_SUBSCRIPTION_MEMBER_BLOCK_FORBIDDEN: 'pays',
  ACTIVE_SUBSCRIPTION_MEMBER_DELETE_FORBIDDEN: 'pays',
  ACTIVE_SUBSCRIPTION_MEMBER_DISCONNECT_FORBIDDEN: 'pays',
  PAYMENT_IN_PROGRESS: 'paying',
  PAYMENT_METHOD_IN_USE: 'fees',
  OWNER_OR_CONTRIBUTOR_MEMBER_DELETE_FORBIDDEN: 'works',
  MEMBER_IS_OFFLINE: 'offline',
  EMAIL_ALREADY_EXISTS: 'email',
  PERMISSION_DENIED: 'notAllowed',
  MEMBER_NOT_FOUND: 'notFound',
  FACTOR_NOT_AVAILABLE: 'noFactors',
  CONTACT_DETAILS_CONFLICT: 'otherCustomer',
  FORMAT: 'badEmail',
}
