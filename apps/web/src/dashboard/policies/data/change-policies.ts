import type { Client, InputOf } from '@kalends/sdk'
import { FormError, refusalReason } from '../../../lib/refusal.ts'
import { buildRulePatch, isRule, type Rule, type Values } from '../rules.ts'
import type { WirePolicy } from './load-policies.ts'

/** Why the action failed; each has a message `policies.problem.…`. */
export type Problem =
  | (
      | 'window'
      | 'lateAndAfter'
      | 'feeTerms'
      | 'feeWindows'
      | 'feeOrder'
      | 'number'
      | 'fee'
      | 'feeLimits'
      | 'name'
      | 'long'
    )
  | ('isDefault' | 'changed' | 'notFound' | 'notAllowed' | 'other')

export type Action = 'create' | 'save' | 'setDefault' | 'delete' | 'restore'

/** The result of a form on the page; `values` are those of a refused form. */
export type Outcome =
  | { action: Action; id: string; name: string; services: number }
  | { action: Action; id: string; rule: Rule | null; values: Values; problem: Problem; field: string | null }

/** Carries out the form's action. Returns undefined for a form the page does not have. */
export async function changePolicies(client: Client, form: FormData): Promise<Outcome | undefined> {
  const values: Values = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]))
  const action = values['intent']
  const id = values['id'] ?? ''
  const rule = values['rule'] ?? null
  const run = action === 'save' ? save : isSimple(action) ? simple[action] : undefined
  if (!run || (action === 'save' && !isRule(rule))) return undefined
  try {
    const result = await run(client, id, values)
    return {
      action: action as Action,
      id: result ?? id,
      name: values['name'] ?? '',
      services: Number(values['services']) || 0,
    }
  } catch (error) {
    const problem = refusalReason<Problem>(error, { rules, fields, codes, fallback: 'other' })
    const field = error instanceof FormError ? (error.field ?? null) : null
    return { action: action as Action, id, rule: isRule(rule) ? rule : null, values, problem, field }
  }
}

type Carry = (client: Client, id: string, values: Values) => Promise<string | undefined>

const simple: Record<Exclude<Action, 'save'>, Carry> = {
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

const isSimple = (action: string | undefined): action is keyof typeof simple =>
  action !== undefined && Object.hasOwn(simple, action)

/** The form always sends the amounts of fees. */
type WrittenPolicy = InputOf<'policies', 'updateBookingPolicy'>['bookingPolicy']

/** Saves one rule at the revision of the page, so that concurrent changes are noticed. */
const save: Carry = async (client, id, values) => {
  const { bookingPolicy: stored } = await client.policies.getBookingPolicy({ bookingPolicyId: id })
  const written = buildRulePatch(values['rule'] as Rule, values, stored as WirePolicy)
  const revision = values['revision'] ?? ''
  await client.policies.updateBookingPolicy({ bookingPolicy: { ...written, id, revision } as WrittenPolicy })
  return undefined
}

const rules: Record<string, Problem> = {
  INVALID_BOOKING_WINDOW: 'window',
  BOTH_LATE_AND_AFTER_START_POLICIES_NOT_ALLOWED: 'lateAndAfter',
  CANCELLATION_FEE_WITHOUT_DESCRIPTION: 'feeTerms',
  EMPTY_CANCELLATION_WINDOWS_LIST: 'feeWindows',
  INVALID_CANCELLATION_WINDOWS_ORDER: 'feeOrder',
  AMOUNT_BELOW_MINIMUM: 'feeLimits',
  AMOUNT_ABOVE_MAXIMUM: 'feeLimits',
  AMOUNT_TOO_FINE: 'feeLimits',
}

const codes: Record<string, Problem> = {
  DEFAULT_POLICY_CANNOT_BE_DELETED: 'isDefault',
  REVISION_MISMATCH: 'changed',
  BOOKING_POLICY_NOT_FOUND: 'notFound',
  PERMISSION_DENIED: 'notAllowed',
}

const fields: Record<string, Problem> = {
  'bookingPolicy.name': 'name',
  'bookingPolicy.customPolicyDescription.description': 'long',
}
