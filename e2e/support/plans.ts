// Plans and customers of the demo business, created through the API as the owner.
import { ask } from './members.ts'
import { operator } from './operator.ts'

let key: Promise<{ apiKey: string }> | undefined

/** Calls the API with a key of the business. */
export async function askAsOwner(path: string, body?: object, method = 'POST') {
  key ??= operator<{ apiKey: string }>('api-keys', 'create', '--name', 'Plans')
  return ask(path, { token: (await key).apiKey, method, ...(body ? { body } : {}) })
}

export const monthly = { subscription: { cycleDuration: { count: 1, unit: 'MONTH' }, cycleCount: 0 } }
export const tenDays = { singlePaymentForDuration: { count: 10, unit: 'DAY' } }

/** Creates a plan that gives ten credits for each payment. */
export async function aPlan(
  pricing: object = monthly,
  { price = '96', ...more }: { price?: string; buyerCanCancel?: boolean } = {},
): Promise<{ id: string; name: string }> {
  const name = `Gold ${crypto.randomUUID().slice(0, 6)}`
  const whole = { ...pricing, price: { value: price, currency: 'EUR' } }
  const plan = { name, pricing: whole, buyerCanCancel: true, ...more }
  const { id } = (await askAsOwner('/v2/plans', { plan })).plan
  const benefit = { creditsPerCycle: 10, serviceIds: [], rollsOver: false }
  await askAsOwner(`/v1/plans/${id}/benefit`, { benefit }, 'PUT')
  return { id, name }
}

/** Creates a customer; with an email address unless `email` is null. */
export async function aCustomer(email: string | null = `nora-${crypto.randomUUID().slice(0, 8)}@example.org`) {
  const customer = { firstName: 'Nora', lastName: 'Quint', ...(email ? { email } : { phone: '+49 30 1234567' }) }
  return (await askAsOwner('/v1/customers', { customer })).customer as { id: string }
}

type Service = { id: string; revision: string; payment: { options: object } }

/** Offers a service for plans, or no longer. Returns it as it is then. */
async function offerForPlans({ id, revision, payment }: Service, pricingPlan: boolean): Promise<Service> {
  const service = { id, revision, payment: { ...payment, options: { ...payment.options, pricingPlan } } }
  return (await askAsOwner(`/v2/services/${id}`, { service }, 'PATCH')).service
}

/** Books a session of a class that the plan pays for, with a credit of the customer. Returns the booking's id. */
export async function bookWithPlan(planId: string, contactId: string): Promise<string> {
  const query = { filter: { 'mainSlug.name': 'morning-yoga' } }
  const [service] = (await askAsOwner('/v2/services/query', { query })).services as Service[]
  const serviceId = service?.id ?? ''
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 19)
  const { timeSlots } = await askAsOwner('/v2/time-slots/event', {
    serviceIds: [serviceId],
    fromLocalDate: day(1),
    toLocalDate: day(14),
    timeZone: 'UTC',
  })
  const added = await askAsOwner(`/v2/services/${serviceId}/pricing-plans/add`, { pricingPlanIds: [planId] })
  const offered = await offerForPlans(added.service, true)
  const { booking } = await askAsOwner('/v2/bookings', {
    booking: {
      bookedEntity: { slot: { eventId: timeSlots[0].eventInfo.eventId, serviceId } },
      contactDetails: { contactId, firstName: 'Mira', lastName: 'Levi' },
      selectedPaymentOption: 'MEMBERSHIP',
      totalParticipants: 1,
    },
  })
  await askAsOwner(`/v2/bookings/${booking.id}/confirm`, { revision: booking.revision })
  await offerForPlans(offered, false)
  return booking.id
}
