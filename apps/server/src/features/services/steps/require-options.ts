import type { ChargeLimits, serviceOptions } from '@kalends/contract'
import { fail, refuseFields } from '../../../refusal.ts'
import { depositShareFaults, faultOf } from '../rules/charge-faults.ts'
import { isByTheDay } from '../rules/day-faults.ts'
import { optionRefusal } from '../rules/option-faults.ts'
import type { ServiceRow } from '../store/rows.ts'

/** Ends the call when the option and variants are not those this service can have. */
export function requireOptions(
  written: serviceOptions.ServiceOptionsAndVariants,
  service: ServiceRow,
  { currency, limits }: { currency: string; limits: ChargeLimits | undefined },
): void {
  const availabilityContext = {
    currency,
    isAppointment: service.type === 'APPOINTMENT',
    isByTheDay: isByTheDay(service.rest),
    staffIds: service.staff_ids,
  }
  const refusal = optionRefusal(written, availabilityContext)
  if (!refusal) {
    const isPaidOnline = service.payment?.options?.online === true
    const faults = isPaidOnline ? variantFaults(written, service, limits) : []
    if (faults.length > 0) refuseFields(faults)
    return
  }
  if ('code' in refusal) fail(refusal.code, refusal.data ? { data: refusal.data } : {})
  else refuseFields([{ ...refusal, violatedRule: 'OTHER', data: {} }])
}

/** Lists prices of variants that the provider cannot charge, where the service is paid online. */
function variantFaults(
  { variants }: serviceOptions.ServiceOptionsAndVariants,
  { payment }: ServiceRow,
  limits: ChargeLimits | undefined,
) {
  return (variants?.values ?? []).flatMap(({ price }, index) => {
    const field = `serviceOptionsAndVariants.variants.values[${index}].price.value`
    const own = faultOf(field, price?.value, limits)
    if (own.length > 0 || !price?.value) return own
    return depositShareFaults(field, payment, limits, [price.value]).map(({ description, ...fault }) => ({
      ...fault,
      description: `has a deposit that ${description}`,
    }))
  })
}
