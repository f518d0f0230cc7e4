import type { Client } from '@kalends/sdk'
import { refusalReason } from '../../../lib/refusal.ts'
import { readText } from '../../fields/read-form.ts'

export type Action = 'activate' | 'deactivate'

/** Why the action failed; each has a message `coupons.problem.…`. */
export type Problem = 'notFound' | 'notAllowed' | 'other'

/** The result of a form on the page. */
export type Outcome = { action: Action; id: string; code: string } | { action: Action; id: string; problem: Problem }

/** Activates or deactivates a coupon. Returns undefined for a form the page does not have. */
export async function changeCoupons(client: Client, form: FormData): Promise<Outcome | undefined> {
  const action = (['activate', 'deactivate'] as const).find((it) => it === form.get('intent'))
  if (!action) return undefined
  const id = readText(form, 'id')
  try {
    await client.coupons.setCouponActive({ couponId: id, active: action === 'activate' })
    return { action, id, code: readText(form, 'code') }
  } catch (error) {
    return { action, id, problem: refusalReason<Problem>(error, { codes, fallback: 'other' }) }
  }
}

const codes: Record<string, Problem> = { COUPON_NOT_FOUND: 'notFound', PERMISSION_DENIED: 'notAllowed' }
