import type { services } from '@kalends/contract'
import { withPresentFields } from './present.ts'

/** How a service is paid for, complete. Without variants, the least and the most it can cost are its one price. */
export function paymentView(payment: services.Payment): services.Payment {
  const { options, varied, subscription } = payment
  return withPresentFields('services.Payment', {
    ...payment,
    options: {
      online: options?.online === true,
      inPerson: options?.inPerson === true,
      deposit: options?.deposit === true,
      pricingPlan: options?.pricingPlan === true,
    },
    ...(varied ? { varied: { ...varied, minPrice: varied.defaultPrice, maxPrice: varied.defaultPrice } } : {}),
    ...(subscription ? { subscription: { ...firstTerms, ...subscription } } : {}),
    pricingPlanIds: [],
    addOnOption: payment.addOnOption ?? (options?.online ? 'ONLINE' : 'IN_PERSON'),
  })
}

const firstTerms = { frequency: 'MONTHLY', firstChargeDate: 'CHECKOUT' } as const
