import type { policies, policySnapshots } from '@kalends/contract'
import type { PolicySnapshot } from './ports.ts'
import type { PolicyRow } from './store/policies.ts'

/** A booking policy in the API shape, complete. */
export function policyView(policy: PolicyRow): policies.BookingPolicy {
  return {
    id: policy.id,
    revision: String(policy.revision),
    createdDate: new Date(policy.createdDate).toISOString(),
    updatedDate: new Date(policy.updatedDate).toISOString(),
    ...(policy.appId ? { appId: policy.appId } : {}),
    ...(policy.createdByAppId ? { createdByAppId: policy.createdByAppId } : {}),
    name: policy.name,
    default: policy.isDefault,
    ...policy.rules,
    ...(policy.extendedFields ? { extendedFields: policy.extendedFields } : {}),
  }
}

/** The snapshot stored with a booking, with the rules that apply after booking. It has the booking's id. */
export function snapshotView({ bookingId, policy, takenAt }: PolicySnapshot): policySnapshots.BookingPolicySnapshot {
  const createdDate = new Date(takenAt).toISOString()
  const { cancellationPolicy, reschedulePolicy, ...rest } = policy
  const { allowAnonymous: _, ...cancellation } = cancellationPolicy ?? {}
  const { allowAnonymous: __, ...reschedule } = reschedulePolicy ?? {}
  const changes = { cancellationPolicy: cancellation, reschedulePolicy: reschedule }
  return { id: bookingId, bookingId, createdDate, policy: { ...stored(rest), ...changes } }
}

const snapshotFields = [
  'id',
  'revision',
  'createdDate',
  'updatedDate',
  'name',
  'customPolicyDescription',
  'default',
  'cancellationFeePolicy',
  'saveCreditCardPolicy',
  'intakeFormPolicy',
  'limitRebookingPolicy',
] as const

function stored(policy: policies.BookingPolicy): policySnapshots.BookingPolicy {
  return Object.fromEntries(
    snapshotFields.flatMap((name) => (policy[name] === undefined ? [] : [[name, policy[name]]])),
  )
}
