import type { Client } from '@kalends/sdk'
import { FormError, refusalReason } from '../../../lib/refusal.ts'
import { isRule, type Rule, type Typed, writtenRule } from '../rules.ts'
import type { WirePolicy } from './load-policies.ts'

/** Why nothing was done; each has its sentence `policies.problem.…`. */
export type Problem =
  | ('window' | 'lateAndAfter' | 'feeWords' | 'feeWindows' | 'feeOrder' | 'number' | 'fee' | 'name' | 'long')
  | ('isDefault' | 'changed' | 'gone' | 'notAllowed' | 'other')

export type Deed = 'create' | 'save' | 'setDefault' | 'delete' | 'restore'

/** What became of a form of the page; `typed` is what stood in a form that was refused. */
export type Outcome =
  | { did: Deed; id: string; name: string; services: number }
  | { did: Deed; id: string; rule: Rule | null; typed: Typed; problem: Problem; field: string | null }

/** Carries out what a form of the page asks; undefined for a form that is none of its own. */
export async function changePolicies(client: Client, form: FormData): Promise<Outcome | undefined> {
  const typed: Typed = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]))
  const [did, id = '', rule = null] = [typed['do'], typed['id'], typed['rule']]
  const deed = did === 'save' ? save : isSimple(did) ? simple[did] : undefined
  if (!deed || (did === 'save' && !isRule(rule))) return undefined
  try {
    const made = await deed(client, id, typed)
    return { did: did as Deed, id: made ?? id, name: typed['name'] ?? '', services: Number(typed['services']) || 0 }
  } catch (error) {
    const problem = refusalReason<Problem>(error, { rules, fields, codes, fallback: 'other' })
    const field = error instanceof FormError ? (error.field ?? null) : null
    return { did: did as Deed, id, rule: isRule(rule) ? rule : null, typed, problem, field }
  }
}

type Carry = (client: Client, id: string, typed: Typed) => Promise<string | undefined>

const simple: Record<Exclude<Deed, 'save'>, Carry> = {
  create: async (client, _, { name = '' }) => {
    const rules = { cancellationPolicy: { enabled: true }, reschedulePolicy: { enabled: true } }
    const bookingPolicy = { name: name.trim(), ...rules }
    return (await client.policies.createBookingPolicy({ bookingPolicy })).bookingPolicy?.id ?? undefined
  },
  setDefault: async (client, id) => {
    await client.policies.setDefaultBookingPolicy({ bookingPolicyId: id })
    return undefined
  },
  delete: async (client, id) => {
    await client.policies.deleteBookingPolicy({ bookingPolicyId: id })
    return undefined
  },
  restore: async (client, id) => {
    await client.policies.restoreBookingPolicy({ bookingPolicyId: id })
    return undefined
  },
}

const isSimple = (did: string | undefined): did is keyof typeof simple =>
  did !== undefined && Object.hasOwn(simple, did)

/** One rule, written over the policy as it is; the revision is that of the page, so a change meanwhile is noticed. */
const save: Carry = async (client, id, typed) => {
  const { bookingPolicy: stored } = await client.policies.getBookingPolicy({ bookingPolicyId: id })
  const written = writtenRule(typed['rule'] as Rule, typed, stored as WirePolicy)
  await client.policies.updateBookingPolicy({ bookingPolicy: { id, revision: typed['revision'] ?? '', ...written } })
  return undefined
}

const rules: Record<string, Problem> = {
  INVALID_BOOKING_WINDOW: 'window',
  BOTH_LATE_AND_AFTER_START_POLICIES_NOT_ALLOWED: 'lateAndAfter',
  CANCELLATION_FEE_WITHOUT_DESCRIPTION: 'feeWords',
  EMPTY_CANCELLATION_WINDOWS_LIST: 'feeWindows',
  INVALID_CANCELLATION_WINDOWS_ORDER: 'feeOrder',
}

const codes: Record<string, Problem> = {
  DEFAULT_POLICY_CANNOT_BE_DELETED: 'isDefault',
  REVISION_MISMATCH: 'changed',
  BOOKING_POLICY_NOT_FOUND: 'gone',
  PERMISSION_DENIED: 'notAllowed',
}

const fields: Record<string, Problem> = {
  'bookingPolicy.name': 'name',
  'bookingPolicy.customPolicyDescription.description': 'long',
}
