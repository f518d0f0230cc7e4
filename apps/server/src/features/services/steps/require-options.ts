import type { serviceOptions } from '@kalends/contract'
import { fail, refuseFields } from '../../../refusal.ts'
import { optionRefusal } from '../rules/option-faults.ts'
import type { ServiceRow } from '../store/rows.ts'

/** Ends the call when the option and variants are not those this service can have. */
export function requireOptions(
  written: serviceOptions.ServiceOptionsAndVariants,
  service: ServiceRow,
  currency: string,
): void {
  const availabilityContext = { currency, isAppointment: service.type === 'APPOINTMENT', staffIds: service.staff_ids }
  const refusal = optionRefusal(written, availabilityContext)
  if (!refusal) return
  if ('code' in refusal) fail(refusal.code, refusal.data ? { data: refusal.data } : {})
  else refuseFields([{ ...refusal, violatedRule: 'OTHER', data: {} }])
}
