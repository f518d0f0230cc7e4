import type { Client } from '@kalends/sdk'
import { FormError, refusalReason } from '../../../lib/refusal.ts'
import type { CreditEntry } from '../../../parts/order-state.tsx'
import { readGuid } from '../../data/views.ts'
import { readText } from '../../fields/read-form.ts'

/** Why credits were not changed; each has a message `orders.adjust.problem.…`. */
export type AdjustProblem = 'quantity' | 'reason' | 'tooLow' | 'ended' | 'notAllowed' | 'other'
/** A refused form with the submitted values. */
export type RefusedAdjustment = { adjust: AdjustProblem; direction: string; quantity: string; reason: string }

/** A change of credits that was made, so that it can be undone. */
export type Adjusted = { balanceId: string; quantity: number }

/** Adds credits to a balance or takes some away. */
export async function adjustCredits(client: Client, form: FormData): Promise<Adjusted | RefusedAdjustment> {
  const id = readText(form, 'id')
  const values = {
    direction: readText(form, 'direction'),
    quantity: readText(form, 'quantity'),
    reason: readText(form, 'reason'),
  }
  try {
    const quantity = readQuantity(values)
    if (!values.reason) throw new FormError('reason', 'reason')
    const idempotencyKey = readText(form, 'key') || crypto.randomUUID()
    await client.credits.adjustCredits({ id, quantity, reason: values.reason }, { idempotencyKey })
    return { balanceId: id, quantity }
  } catch (error) {
    const adjust = refusalReason<AdjustProblem>(error, {
      codes,
      fields: { quantity: 'quantity', reason: 'reason' },
      fallback: 'other',
    })
    return { ...values, adjust }
  }
}

function readQuantity({ direction, quantity }: { direction: string; quantity: string }): number {
  const count = Number(quantity)
  if (!Number.isInteger(count) || count < 1 || count > 10_000) throw new FormError('quantity', 'quantity')
  return direction === 'take' ? -count : count
}

/** Reads from the URL what was just changed. Null unless it is the latest change, so that nothing is undone twice. */
export function readAdjusted(search: URLSearchParams, latest: CreditEntry | undefined): Adjusted | null {
  if (latest?.type !== 'ADJUST') return null
  const { balanceId, quantity } = latest
  return balanceId === readGuid(search.get('adjusted')) && String(quantity) === search.get('by')
    ? { balanceId, quantity }
    : null
}

const codes: Record<string, AdjustProblem> = {
  CREDIT_BALANCE_TOO_LOW: 'tooLow',
  CREDIT_BALANCE_NOT_ADJUSTABLE: 'ended',
  CREDIT_BALANCE_NOT_FOUND: 'ended',
  PERMISSION_DENIED: 'notAllowed',
}
