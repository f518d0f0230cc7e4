import type { services } from '@kalends/contract'
import type { Price } from '../rules/amount.ts'
import { withPresentFields } from './present.ts'

/**
 * How a service is paid for, complete, with the least and the most it can cost among its variants; without any, both
 * are its one price.
 */
export function paymentView(payment: services.Payment, variantPrices: readonly Price[] = []): services.Payment {
  const { options, varied, subscription } = payment
  return withPresentFields('services.Payment', {
    ...payment,
    options: {
      online: options?.online === true,
      inPerson: options?.inPerson === true,
      deposit: options?.deposit === true,
      pricingPlan: options?.pricingPlan === true,
    },
    ...(varied ? { varied: { ...varied, ...extremes(varied.defaultPrice, variantPrices) } } : {}),
    ...(subscription ? { subscription: { ...firstTerms, ...subscription } } : {}),
    pricingPlanIds: payment.pricingPlanIds ?? [],
    addOnOption: payment.addOnOption ?? (options?.online ? 'ONLINE' : 'IN_PERSON'),
  })
}

function extremes(defaultPrice: services.Money | null | undefined, prices: readonly Price[]) {
  const sorted = [...prices].sort((a, b) => Number(a.value) - Number(b.value))
  return { minPrice: sorted[0] ?? defaultPrice, maxPrice: sorted.at(-1) ?? defaultPrice }
}

const firstTerms = { frequency: 'MONTHLY', firstChargeDate: 'CHECKOUT' } as const
