import type { policies } from '@kalends/contract'
import type { PolicyRow } from './store.ts'

/** A booking policy as the wire shows it, complete. */
export function policyView(policy: PolicyRow): policies.BookingPolicy {
  return {
    id: policy.id,
    revision: String(policy.revision),
    createdDate: new Date(policy.createdDate).toISOString(),
    updatedDate: new Date(policy.updatedDate).toISOString(),
    name: policy.name,
    default: policy.isDefault,
    ...policy.rules,
  }
}
