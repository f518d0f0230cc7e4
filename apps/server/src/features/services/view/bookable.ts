import { policyView } from '../../policies/index.ts'
import type {
  BookableLocation,
  BookableOptions,
  BookableService,
  BookableVariant,
  RentalRange,
} from '../rules/bookable-service.ts'
import type { StoredChoice } from '../rules/new-options.ts'
import { serviceColor } from '../rules/service-color.ts'
import type { OptionsRow, ServiceLocationRow, ServiceRow } from '../store/rows.ts'

export function bookableView(row: ServiceRow): BookableService {
  return {
    id: row.id,
    type: row.type,
    name: row.name,
    slug: row.main_slug,
    color: serviceColor(row.id),
    category: row.category,
    hidden: row.hidden,
    deleted: row.deleted_at !== null,
    durationMinutes: row.duration_minutes,
    rental: rental(row),
    options: row.options && row.payment.rateType === 'VARIED' ? optionsView(row.options) : null,
    addOnGroups: row.add_on_groups,
    bufferBeforeMinutes: row.buffer_before_minutes,
    bufferAfterMinutes: row.buffer_after_minutes,
    capacity: row.default_capacity,
    onlineBooking: onlineBooking(row),
    payment: { ...row.payment, pricingPlanIds: row.pricing_plan_ids },
    scheduleId: row.schedule_id,
    formId: row.form_id,
    appId: row.app_id,
    primaryResourceTypeId: row.primary_resource_type_id,
    staffResourceIds: row.staff_ids,
    resourceTypes: row.resource_types,
    locations: row.locations.map(location),
    policy: policyView(row.policy),
  }
}

function rental({ rest: { durationRange } }: ServiceRow): RentalRange | null {
  if (!durationRange) return null
  const { unitType, hourOptions, dayOptions } = durationRange
  if (unitType === 'DAY') {
    const min = dayOptions?.minDurationInDays ?? 1
    const max = dayOptions?.maxDurationInDays ?? 1
    return { unit: 'DAY', minMinutes: min * 1440, maxMinutes: max * 1440 }
  }
  const min = hourOptions?.minDurationInMinutes ?? 60
  const max = hourOptions?.maxDurationInMinutes ?? 60
  return { unit: 'HOUR', minMinutes: min, maxMinutes: max }
}

function onlineBooking({ online_booking: written }: ServiceRow): BookableService['onlineBooking'] {
  return {
    enabled: written.enabled === true,
    requireManualApproval: written.requireManualApproval === true,
    allowMultipleRequests: written.allowMultipleRequests === true,
  }
}

function location({ custom, ...known }: ServiceLocationRow): BookableLocation {
  return { ...known, address: custom }
}

/** Returns variants as availability and bookings read them; undefined if the stored ones name no option. */
function optionsView({ id, options, variants }: OptionsRow): BookableOptions | null {
  const [option] = options
  if (!option) return null
  return {
    id,
    optionId: option.id,
    kind: option.type,
    name: option.customData?.name ?? option.durationData?.name ?? '',
    variants: variants.flatMap(({ choices: [choice], price }) => (choice ? variant(choice, price ?? null) : [])),
  }
}

function variant(choice: StoredChoice, price: BookableVariant['price']): BookableVariant {
  const { id: choiceId, custom, staffMemberId, duration } = choice
  return {
    choiceId,
    choice: custom ?? staffMemberId ?? choiceId,
    durationMinutes: duration?.minutes ?? null,
    price,
    label: custom ?? duration?.name ?? '',
  }
}
