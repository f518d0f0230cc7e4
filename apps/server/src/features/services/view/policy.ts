import type { services } from '@kalends/contract'
import type { PolicyRow } from '../store/rows.ts'
import { isoInstant } from './instant.ts'

/** A booking policy as the wire shows it, complete. */
export function policyView(policy: PolicyRow): services.BookingPolicy {
  return {
    id: policy.id,
    revision: String(policy.revision),
    createdDate: isoInstant(policy.createdDate),
    updatedDate: isoInstant(policy.updatedDate),
    name: policy.name,
    default: policy.isDefault,
    ...policy.rules,
  }
}
