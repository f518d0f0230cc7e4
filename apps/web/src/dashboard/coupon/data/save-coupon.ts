import type { Client, KalendsError } from '@kalends/sdk'
import { assertRefusal, isAmountLimit } from '../../../lib/refusal.ts'
import { readText } from '../../fields/read-form.ts'
import { type Draft, draftFaults, type Fault, readDraft, toCoupon } from './draft.ts'

export type Refused = {
  draft: Draft
  faults: Fault[]
  problem: 'fields' | 'changed' | 'notFound' | 'notAllowed' | 'other'
}

export type Saved = { id: string } | Refused

/** Creates or updates a coupon. A refusal returns the draft with its invalid fields. */
export async function saveCoupon(client: Client, form: FormData, zone: string): Promise<Saved> {
  const draft = readDraft(form)
  const couponId = readText(form, 'id')
  const faults = draftFaults(draft)
  if (faults.length > 0) return { draft, faults, problem: 'fields' }
  try {
    if (!couponId) {
      // Bookings have no field for a code yet.
      const coupon = { ...toCoupon(draft, zone), appliesToPlans: true, appliesToBookings: false }
      return { id: (await client.coupons.createCoupon({ coupon })).coupon.id }
    }
    const { coupon: stored } = await client.coupons.getCoupon({ couponId })
    const coupon = toCoupon(draft, zone, stored)
    await client.coupons.updateCoupon({ couponId, revision: readText(form, 'revision'), coupon })
    return { id: couponId }
  } catch (error) {
    return refusedBy(error, draft)
  }
}

const faultOfField: Record<string, Fault> = {
  code: 'code',
  name: 'name',
  amount: 'amount',
  percent: 'percent',
  cycles: 'cycles',
  startsAt: 'firstDay',
  expiresAt: 'lastDay',
  usageLimit: 'usageLimit',
  limitPerCustomer: 'limitPerCustomer',
  planIds: 'plans',
}

function toFault(violation: KalendsError['fieldViolations'][number]): Fault | undefined {
  if (isAmountLimit(violation)) return 'priceLimits'
  return faultOfField[violation.field.replace(/^coupon\.?/, '').replace(/[[.].*$/, '')]
}

function refusedBy(error: unknown, draft: Draft): Refused {
  assertRefusal(error)
  if (error.code === 'COUPON_CODE_ALREADY_EXISTS') return { draft, faults: ['codeTaken'], problem: 'fields' }
  // Without a name of its own a coupon is called by its code: what is wrong then is the code.
  const faults = error.fieldViolations
    .flatMap((violation) => toFault(violation) ?? [])
    .filter((fault) => fault !== 'name' || draft.name !== '')
  if (faults.length > 0) return { draft, faults: [...new Set(faults)], problem: 'fields' }
  const problems: Record<string, Refused['problem']> = {
    REVISION_MISMATCH: 'changed',
    COUPON_NOT_FOUND: 'notFound',
    PERMISSION_DENIED: 'notAllowed',
  }
  return { draft, faults: [], problem: problems[error.code] ?? 'other' }
}
