import type { ChargeLimits, serviceOptions } from '@kalends/contract'
import { fail, refuseFields } from '../../../refusal.ts'
import { faultOf } from '../rules/charge-faults.ts'
import { optionRefusal } from '../rules/option-faults.ts'
import type { ServiceRow } from '../store/rows.ts'

/** Ends the call when the option and variants are not those this service can have. */
export function requireOptions(
  written: serviceOptions.ServiceOptionsAndVariants,
  service: ServiceRow,
  { currency, limits }: { currency: string; limits: ChargeLimits | undefined },
): void {
  const availabilityContext = { currency, isAppointment: service.type === 'APPOINTMENT', staffIds: service.staff_ids }
  const refusal = optionRefusal(written, availabilityContext)
  if (!refusal) {
    const isPaidOnline = service.payment?.options?.online === true
    const faults = isPaidOnline ? variantFaults(written, limits) : []
    if (faults.length > 0) refuseFields(faults)
    return
  }
  if ('code' in refusal) fail(refusal.code, refusal.data ? { data: refusal.data } : {})
  else refuseFields([{ ...refusal, violatedRule: 'OTHER', data: {} }])
}

/** Lists prices of variants that the provider cannot charge, where the service is paid online. */
function variantFaults({ variants }: serviceOptions.ServiceOptionsAndVariants, limits: ChargeLimits | undefined) {
  return (variants?.values ?? []).flatMap(({ price }, index) =>
    faultOf(`serviceOptionsAndVariants.variants.values[${index}].price.value`, price?.value, limits),
  )
}
