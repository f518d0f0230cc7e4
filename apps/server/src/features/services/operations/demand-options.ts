import type { serviceOptions } from '@kalends/contract'
import { fail, refuseFields } from '../../../refusal.ts'
import { optionRefusal } from '../rules/option-faults.ts'
import type { ServiceRow } from '../store/rows.ts'

/** Throws if this service cannot have the option and variants. */
export function demandOptions(
  written: serviceOptions.ServiceOptionsAndVariants,
  service: ServiceRow,
  currency: string,
): void {
  const scene = { currency, isAppointment: service.type === 'APPOINTMENT', staffIds: service.staff_ids }
  const refusal = optionRefusal(written, scene)
  if (!refusal) return
  if ('code' in refusal) fail(refusal.code, refusal.data ? { data: refusal.data } : {})
  else refuseFields([{ ...refusal, violatedRule: 'OTHER', data: {} }])
}
