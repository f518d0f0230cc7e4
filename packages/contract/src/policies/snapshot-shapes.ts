// Made by scripts/make-shapes.ts from facts/bookings/booking-policy-snapshots.json. Do not edit.
import { enumeration, flag, integer, list, marked, message, one, text, timestamp } from '../fields.ts'
import type { Shape } from '../shape.ts'

export type CompletionRequirement = 'OPTIONAL' | 'REQUIRED_BEFORE_BOOKING'
export const CompletionRequirement = enumeration<CompletionRequirement>('policySnapshots.CompletionRequirement', [
  'OPTIONAL',
  'REQUIRED_BEFORE_BOOKING',
])

export type Timing = 'AFTER_BOOKING' | 'BEFORE_BOOKING'
export const Timing = enumeration<Timing>('policySnapshots.Timing', ['AFTER_BOOKING', 'BEFORE_BOOKING'])

export interface BookingPolicy {
  id?: string | null | undefined
  revision?: string | null | undefined
  createdDate?: string | null | undefined
  updatedDate?: string | null | undefined
  name?: string | null | undefined
  customPolicyDescription?: PolicyDescription | null | undefined
  default?: boolean | null | undefined
  cancellationPolicy?: CancellationPolicy | null | undefined
  reschedulePolicy?: ReschedulePolicy | null | undefined
  cancellationFeePolicy?: CancellationFeePolicy | null | undefined
  saveCreditCardPolicy?: SaveCreditCardPolicy | null | undefined
  intakeFormPolicy?: IntakeFormPolicy | null | undefined
  limitRebookingPolicy?: LimitRebookingPolicy | null | undefined
}
export const BookingPolicy: Shape<BookingPolicy> = message<BookingPolicy>('policySnapshots.BookingPolicy', {
  id: marked(text({ format: 'guid' }), { readonly: true, description: 'A GUID made by Kalends.' }),
  revision: marked(text(), {
    readonly: true,
    description: 'Counts the writes of this entity, as a decimal integer in a string; send the one you read.',
  }),
  createdDate: marked(timestamp(), { readonly: true, description: 'When it was made, UTC.' }),
  updatedDate: marked(timestamp(), { readonly: true, description: 'When it was last changed, UTC.' }),
  name: marked(text({ maxLength: 400 }), { description: 'Name.' }),
  customPolicyDescription: marked(one('policySnapshots.PolicyDescription'), {
    description: 'The policy in the business’s own words.',
  }),
  default: marked(flag(), { readonly: true, description: 'Whether it is the one used unless another is named.' }),
  cancellationPolicy: marked(one('policySnapshots.CancellationPolicy'), {
    description: 'Whether and until when a customer may cancel.',
  }),
  reschedulePolicy: marked(one('policySnapshots.ReschedulePolicy'), {
    description: 'Whether and until when a customer may move it.',
  }),
  cancellationFeePolicy: marked(one('policySnapshots.CancellationFeePolicy'), {
    description: 'What a late cancellation costs.',
  }),
  saveCreditCardPolicy: marked(one('policySnapshots.SaveCreditCardPolicy'), {
    description: 'Whether a card is stored at checkout.',
  }),
  intakeFormPolicy: marked(one('policySnapshots.IntakeFormPolicy'), {
    description: 'A form asked before or after booking.',
  }),
  limitRebookingPolicy: marked(one('policySnapshots.LimitRebookingPolicy'), {
    description: 'How often one customer may book the same service.',
  }),
})

export interface BookingPolicySnapshot {
  id?: string | null | undefined
  bookingId?: string | null | undefined
  policy?: BookingPolicy | null | undefined
  createdDate?: string | null | undefined
}
export const BookingPolicySnapshot: Shape<BookingPolicySnapshot> = message<BookingPolicySnapshot>(
  'policySnapshots.BookingPolicySnapshot',
  {
    id: marked(text({ format: 'guid' }), { readonly: true, description: 'A GUID made by Kalends.' }),
    bookingId: marked(text({ format: 'guid' }), { description: 'The booking.' }),
    policy: marked(one('policySnapshots.BookingPolicy'), { description: 'The booking policy.' }),
    createdDate: marked(timestamp(), { readonly: true, description: 'When it was made, UTC.' }),
  },
)

export interface CancellationFeePolicy {
  enabled?: boolean | null | undefined
  cancellationWindows?: CancellationWindow[] | null | undefined
  autoCollectFeeEnabled?: boolean | null | undefined
}
export const CancellationFeePolicy: Shape<CancellationFeePolicy> = message<CancellationFeePolicy>(
  'policySnapshots.CancellationFeePolicy',
  {
    enabled: marked(flag(), { present: true, description: 'Whether it is switched on.' }),
    cancellationWindows: marked(list(one('policySnapshots.CancellationWindow'), { maxSize: 2 }), {
      description: 'Fees by the time left before the start, farthest first.',
    }),
    autoCollectFeeEnabled: marked(flag(), { description: 'Whether the fee is collected by itself.' }),
  },
)

export interface CancellationPolicy {
  enabled?: boolean | null | undefined
  limitLatestCancellation?: boolean | null | undefined
  latestCancellationInMinutes?: number | null | undefined
}
export const CancellationPolicy: Shape<CancellationPolicy> = message<CancellationPolicy>(
  'policySnapshots.CancellationPolicy',
  {
    enabled: marked(flag(), { present: true, description: 'Whether it is switched on.' }),
    limitLatestCancellation: marked(flag(), {
      present: true,
      description: 'Whether cancelling ends before the start.',
    }),
    latestCancellationInMinutes: marked(integer({ min: 1 }), {
      present: true,
      description: 'How long before the start cancelling ends, minutes.',
    }),
  },
)

export interface CancellationWindow {
  amount?: Money | null | undefined
  percentage?: string | null | undefined
  startInMinutes?: number | null | undefined
}
export const CancellationWindow: Shape<CancellationWindow> = message<CancellationWindow>(
  'policySnapshots.CancellationWindow',
  {
    amount: marked(one('policySnapshots.Money'), { description: 'The amount.' }),
    percentage: marked(text(), { description: 'Percent of the price.' }),
    startInMinutes: marked(integer({ min: 1 }), {
      description: 'The fee holds from so many minutes before the start.',
    }),
  },
)

export interface IntakeFormPolicy {
  enabled?: boolean | null | undefined
  formId?: string | null | undefined
  timing?: Timing | null | undefined
  completionRequirement?: CompletionRequirement | null | undefined
}
export const IntakeFormPolicy: Shape<IntakeFormPolicy> = message<IntakeFormPolicy>('policySnapshots.IntakeFormPolicy', {
  enabled: marked(flag(), { description: 'Whether it is switched on.' }),
  formId: marked(text({ format: 'guid' }), { description: 'The booking form.' }),
  timing: marked(one('policySnapshots.Timing'), { description: 'Before or after booking.' }),
  completionRequirement: marked(one('policySnapshots.CompletionRequirement'), {
    description: 'Whether the form must be filled in before booking.',
  }),
})

export interface LimitRebookingPolicy {
  enabled?: boolean | null | undefined
  maxBookings?: number | null | undefined
  windowInMinutes?: number | null | undefined
}
export const LimitRebookingPolicy: Shape<LimitRebookingPolicy> = message<LimitRebookingPolicy>(
  'policySnapshots.LimitRebookingPolicy',
  {
    enabled: marked(flag(), { description: 'Whether it is switched on.' }),
    maxBookings: marked(integer({ min: 1 }), { description: 'At most so many.' }),
    windowInMinutes: marked(integer({ min: 1 }), { description: 'Within so many minutes; without it, ever.' }),
  },
)

export interface ListPolicySnapshotsByBookingIdsRequest {
  bookingIds: string[]
}
export const ListPolicySnapshotsByBookingIdsRequest: Shape<ListPolicySnapshotsByBookingIdsRequest> =
  message<ListPolicySnapshotsByBookingIdsRequest>(
    'policySnapshots.ListPolicySnapshotsByBookingIdsRequest',
    {
      bookingIds: marked(list(text({ format: 'guid' }), { minSize: 1, maxSize: 100 }), {
        description: 'The bookings.',
      }),
    },
    { required: ['bookingIds'] },
  )

export interface ListPolicySnapshotsByBookingIdsResponse {
  bookingPolicySnapshots?: BookingPolicySnapshot[] | null | undefined
}
export const ListPolicySnapshotsByBookingIdsResponse: Shape<ListPolicySnapshotsByBookingIdsResponse> =
  message<ListPolicySnapshotsByBookingIdsResponse>('policySnapshots.ListPolicySnapshotsByBookingIdsResponse', {
    bookingPolicySnapshots: marked(list(one('policySnapshots.BookingPolicySnapshot'), { maxSize: 1000000 }), {
      present: true,
      description: 'The policies the bookings were made under.',
    }),
  })

export interface Money {
  value?: string | null | undefined
  currency?: string | null | undefined
  formattedValue?: string | null | undefined
}
export const Money: Shape<Money> = message<Money>('policySnapshots.Money', {
  value: marked(text({ format: 'decimal-value' }), { description: 'The value.' }),
  currency: marked(text({ format: 'currency' }), { description: 'ISO 4217 code.' }),
  formattedValue: marked(text({ maxLength: 50 }), { description: 'The amount as it is shown.' }),
})

export interface PolicyDescription {
  enabled?: boolean | null | undefined
  description?: string | null | undefined
  descriptionTranslated?: string | null | undefined
}
export const PolicyDescription: Shape<PolicyDescription> = message<PolicyDescription>(
  'policySnapshots.PolicyDescription',
  {
    enabled: marked(flag(), { present: true, description: 'Whether it is switched on.' }),
    description: marked(text({ maxLength: 2500 }), { present: true, description: 'A longer text.' }),
    descriptionTranslated: marked(text({ maxLength: 2500 }), { description: 'The same in the customer’s language.' }),
  },
)

export interface ReschedulePolicy {
  enabled?: boolean | null | undefined
  limitLatestReschedule?: boolean | null | undefined
  latestRescheduleInMinutes?: number | null | undefined
}
export const ReschedulePolicy: Shape<ReschedulePolicy> = message<ReschedulePolicy>('policySnapshots.ReschedulePolicy', {
  enabled: marked(flag(), { present: true, description: 'Whether it is switched on.' }),
  limitLatestReschedule: marked(flag(), { present: true, description: 'Whether moving ends before the start.' }),
  latestRescheduleInMinutes: marked(integer({ min: 1 }), {
    present: true,
    description: 'How long before the start moving ends, minutes.',
  }),
})

export interface SaveCreditCardPolicy {
  enabled?: boolean | null | undefined
}
export const SaveCreditCardPolicy: Shape<SaveCreditCardPolicy> = message<SaveCreditCardPolicy>(
  'policySnapshots.SaveCreditCardPolicy',
  {
    enabled: marked(flag(), { present: true, description: 'Whether it is switched on.' }),
  },
)
