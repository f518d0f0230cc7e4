import type { common, services } from '@kalends/contract'
import type { LocationRow } from '../../business/index.ts'
import type { CataloguePicture } from '../../media/index.ts'
import { policyView } from '../../policies/index.ts'
import type { Price } from '../rules/amount.ts'
import { listDurations } from '../rules/durations.ts'
import type { ServiceLocationRow, ServiceRow } from '../store/rows.ts'
import { bookableView } from './bookable.ts'
import { isoInstant } from './instant.ts'
import { locationView } from './locations.ts'
import { mediaView } from './pictures.ts'
import { withPresentFields } from './present.ts'
import { type ShownResources, serviceResourcesView, staffDetails } from './resources.ts'

/**
 * How a service is paid for, complete, with the least and the most it can cost among its variants; without any, both
 * are its one price.
 */
function paymentView(payment: services.Payment, variantPrices: readonly Price[] = []): services.Payment {
  const { options, varied, subscription } = payment
  return withPresentFields('services.Payment', {
    ...payment,
    options: {
      online: options?.online === true,
      inPerson: options?.inPerson === true,
      deposit: options?.deposit === true,
      pricingPlan: options?.pricingPlan === true,
    },
    ...(varied ? { varied: { ...varied, ...extremes(varied.defaultPrice, variantPrices) } } : {}),
    ...(subscription ? { subscription: { ...firstTerms, ...subscription } } : {}),
    pricingPlanIds: payment.pricingPlanIds ?? [],
    addOnOption: payment.addOnOption ?? (options?.online ? 'ONLINE' : 'IN_PERSON'),
  })
}

function extremes(defaultPrice: common.Money | null | undefined, prices: readonly Price[]) {
  const sorted = [...prices].sort((a, b) => Number(a.value) - Number(b.value))
  return { minPrice: sorted[0] ?? defaultPrice, maxPrice: sorted.at(-1) ?? defaultPrice }
}

const firstTerms = { frequency: 'MONTHLY', firstChargeDate: 'CHECKOUT' } as const

/** What services refer to and their answers show. */
export type Shown = ShownResources & {
  /** Address of the site's pages, without a slash at the end. */
  baseUrl: string
  locations: ReadonlyMap<string, LocationRow>
  pictures: ReadonlyMap<string, CataloguePicture>
  /** As the API shows them, by the row that services under one policy share. */
  policies: ReadonlyMap<ServiceRow['policy'], services.BookingPolicy>
}

/** A service in the API shape. */
export function serviceView(row: ServiceRow, shown: Shown): services.Service {
  const isShown = ({ locationId }: ServiceLocationRow) => locationId === null || shown.locations.has(locationId)
  return {
    id: row.id,
    type: row.type,
    name: row.name,
    ...(row.description === null ? {} : { description: row.description }),
    ...(row.tag_line === null ? {} : { tagLine: row.tag_line }),
    defaultCapacity: row.default_capacity,
    hidden: row.hidden,
    sortOrder: row.sort_order,
    category: categoryView(row),
    form: { id: row.form_id, ...(row.rest.formSettings ? { mobileSettings: row.rest.formSettings } : {}) },
    payment: paymentView(
      { ...row.payment, pricingPlanIds: row.pricing_plan_ids },
      row.options?.variants.flatMap(({ price }) => price ?? []),
    ),
    onlineBooking: { requireManualApproval: false, allowMultipleRequests: false, ...row.online_booking },
    conferencing: { enabled: row.conferencing.enabled === true },
    media: withPresentFields('services.Media', mediaView(row.media, shown.pictures)),
    locations: row.locations.filter(isShown).map((location) => locationView(location, shown.locations)),
    bookingPolicy: shown.policies.get(row.policy) ?? policyView(row.policy),
    schedule: scheduleView(row),
    staffMemberIds: row.staff_ids,
    ...staffDetails(row, shown),
    serviceResources: serviceResourcesView(row, shown),
    ...slugsView(row),
    urls: serviceUrls({ slug: row.main_slug, type: row.type }, shown.baseUrl),
    ...addOnsView(row),
    ...writtenAlong(row),
    ...(row.app_id ? { appId: row.app_id } : {}),
    ...(row.created_by_app_id ? { createdByAppId: row.created_by_app_id } : {}),
    ...(row.primary_resource_type_id ? { primaryResourceType: row.primary_resource_type_id } : {}),
    createdDate: isoInstant(row.created_at),
    updatedDate: isoInstant(row.updated_at),
    revision: String(row.revision),
  }
}

/** Clients read the category's name unconditionally, so it is always present. */
function categoryView({ category, category_id }: ServiceRow): services.V2Category {
  return category ?? { id: category_id, name: '', sortOrder: 0 }
}

function scheduleView(row: ServiceRow): services.Schedule {
  const { durationRange, workingHours } = row.rest
  const isAppointment = row.type === 'APPOINTMENT' && row.duration_minutes !== null
  const lengths = isAppointment ? [row.duration_minutes as number] : []
  return {
    id: row.schedule_id,
    ...(row.first_session_start ? { firstSessionStart: isoInstant(row.first_session_start) } : {}),
    ...(row.last_session_end ? { lastSessionEnd: isoInstant(row.last_session_end) } : {}),
    availabilityConstraints: {
      durations: (isAppointment ? listDurations(bookableView(row)) : row.session_minutes).map((minutes) => ({
        minutes,
      })),
      sessionDurations: durationRange ? [] : lengths,
      timeBetweenSessions: row.buffer_after_minutes,
      bufferBefore: row.buffer_before_minutes,
      ...(durationRange ? { durationRange: withPresentFields('services.DurationRange', durationRange) } : {}),
      ...(workingHours ? { workingHours } : {}),
    },
  }
}

function addOnsView({ add_on_groups: groups }: ServiceRow): Pick<services.Service, 'addOnGroups' | 'addOnDetails'> {
  return {
    addOnGroups: groups.map(({ id, name, prompt, maxAddOns, addOns }) => ({
      id,
      name,
      prompt,
      addOnIds: addOns.map((addOn) => addOn.id),
      ...(maxAddOns === null ? {} : { maxNumberOfAddOns: maxAddOns }),
    })),
    addOnDetails: groups.flatMap(({ addOns }) =>
      addOns.map(({ id, durationMinutes }) => ({
        addOnId: id,
        ...(durationMinutes === null ? {} : { durationInMinutes: durationMinutes }),
      })),
    ),
  }
}

function slugsView({ slugs, main_slug }: ServiceRow): Pick<services.Service, 'mainSlug' | 'supportedSlugs'> {
  const supportedSlugs = slugs.map((slug) => ({ ...slug, createdDate: isoInstant(slug.createdDate) }))
  return { supportedSlugs, mainSlug: supportedSlugs.find(({ name }) => name === main_slug) ?? { name: main_slug } }
}

/** Fields returned as they were stored. */
function writtenAlong({ rest }: ServiceRow): Partial<services.Service> {
  const { extendedFields, seoData, tags, taxableAddress, phoneCall, inheritResourceLocations, resourceGroups } = rest
  const written = { extendedFields, tags, phoneCall, inheritResourceLocations, resourceGroups }
  return {
    ...Object.fromEntries(Object.entries(written).filter(([, value]) => value !== undefined)),
    ...(taxableAddress ? { taxableAddress: { taxableAddressType: 'BUSINESS', ...taxableAddress } } : {}),
    ...(seoData ? { seoData: withPresentFields('services.SeoSchema', seoData) } : {}),
  }
}

/**
 * Where a service has its pages. Its own page is where times are chosen too, so that the three addresses differ only
 * for courses, which have no calendar to choose from.
 */
function serviceUrls({ slug, type }: { slug: string; type: services.ServiceType }, baseUrl: string): services.URLs {
  const relativePath = `/services/${encodeURIComponent(slug)}`
  const page = { relativePath, url: `${baseUrl}${relativePath}` }
  const calendarPage = type === 'COURSE' ? { relativePath: '', url: '' } : page
  return { servicePage: page, bookingPage: page, calendarPage }
}
