import type { Context } from '../../../context.ts'
import { fail, refuseFields } from '../../../refusal.ts'
import { checkoutPage, hasCheckout } from '../../checkouts/index.ts'
import { findLiveClient } from '../../identity/index.ts'
import { findPlan } from '../../plans/index.ts'
import { findResources } from '../../resources/index.ts'
import { loadBookable } from '../../services/index.ts'
import { findSite, isGuid } from '../../sites/index.ts'
import { type OutsideIntent, outsidePage } from '../rules/outside.ts'
import { accountPage, bookingPage, planPage, servicesPage, signInPage } from '../rules/pages.ts'
import { authDestination } from './auth-destination.ts'
import type { Destination, DestinationRequest } from './destination.ts'

/** Path that opens every session except authorizations. */
const openingPath = '/redirect'

/** Resolves the destination of a session; refuses unknown ones. */
export async function resolveDestination(context: Context, request: DestinationRequest): Promise<Destination> {
  const { input, intent } = request
  switch (intent) {
    case 'auth':
      return authDestination(context, request)
    case 'login':
      return { ...page(request, signInPage(request.actor.clientId)), kind: 'LOGIN' }
    case 'logout':
      return logoutDestination(context, request)
    case 'bookingsCheckout':
      return page(request, await checkoutTarget(context, request))
    case 'bookingsBook':
      return page(request, await bookTarget(context, request))
    case 'paidPlansCheckout':
      return page(request, await planTarget(context, request))
    case 'ecomCheckout':
      return page(request, await preparedTarget(context, request))
    case 'memberAccountPage':
      return page(request, accountPage(input.memberAccountPage?.section ?? 'ACCOUNT_INFO') ?? fail(notSupported))
    case 'eventsCheckout':
    case 'storesProduct':
    case 'ecomOrderPaymentRequest':
      return { ...page(request, await outsideTarget(context, request, intent)), kind: 'OUTSIDE' }
    default:
      return fail(notSupported)
  }
}

const notSupported = 'REDIRECT_TARGET_NOT_CONFIGURED'

function page({ actor }: DestinationRequest, target: string): Destination {
  return {
    kind: 'PAGE',
    clientId: actor.clientId,
    path: openingPath,
    target,
    authRequest: null,
    pageOrigin: null,
  }
}

async function checkoutTarget(context: Context, { actor, input }: DestinationRequest): Promise<string> {
  const requested = input.bookingsCheckout
  const slot = requested?.slotAvailability?.slot ?? requested?.slot?.slot ?? refuseSlot('', 'must be given')
  const service = isGuid(slot.serviceId ?? '')
    ? await loadBookable(context.db, actor.siteId, (slot.serviceId ?? '').toLowerCase())
    : undefined
  if (!service || service.deleted || service.hidden) return fail('SERVICE_NOT_FOUND')
  if (slot.startDate && !isInstant(slot.startDate))
    return refuseSlot('.startDate', 'must be an instant with its offset')
  const timezone = requested?.timezone ?? slot.timezone ?? undefined
  return bookingPage({ type: service.type, slug: service.slug, slot, timezone })
}

async function planTarget(context: Context, { actor, input }: DestinationRequest): Promise<string> {
  const { planId, checkoutData } = input.paidPlansCheckout ?? {}
  const id = isGuid(planId ?? '') ? (planId ?? '').toLowerCase() : fail('plan_not_found')
  const plan = (await findPlan(context.db, actor.siteId, id)) ?? fail('plan_not_found')
  if (plan.archived_at !== null) return fail('archived_plan')
  return plan.is_public ? planPage(id, checkoutData ?? undefined) : fail('plan_not_found')
}

/**
 * Returns the page of a checkout that the front end prepared. It is its customer's alone: a member whose identity is not
 * carried signs in first.
 */
async function preparedTarget(context: Context, { actor, input }: DestinationRequest): Promise<string> {
  const checkoutId = (input.ecomCheckout?.checkoutId ?? '').toLowerCase()
  const isKnown = isGuid(checkoutId) && (await hasCheckout(context.db, actor, checkoutId))
  if (!isKnown) return fail('NOT_FOUND')
  const isSignedOut = actor.type === 'member' && input.preferences?.maintainIdentity === false
  return isSignedOut ? signInPage(actor.clientId, checkoutPage(checkoutId)) : checkoutPage(checkoutId)
}

/** Returns the owner's external page, if the settings have one. */
async function outsideTarget(
  context: Context,
  { actor, input }: DestinationRequest,
  intent: OutsideIntent,
): Promise<string> {
  const site = await findSite(context.db, actor.siteId)
  const template = {
    eventsCheckout: site?.events_checkout_template,
    storesProduct: site?.stores_product_template,
    ecomOrderPaymentRequest: site?.ecom_order_payment_request_template,
  }[intent]
  if (!template) return fail(notSupported)
  const outside = outsidePage(template, intent, input)
  return 'missing' in outside
    ? refuseFields([{ field: outside.missing, description: 'must be given', violatedRule: 'REQUIRED_FIELD', data: {} }])
    : outside.address
}

function isInstant(text: string): boolean {
  return /(Z|[+-]\d\d:?\d\d)$/i.test(text) && !Number.isNaN(Date.parse(text))
}

function refuseSlot(field: string, description: string): never {
  const where = `bookingsCheckout.slotAvailability.slot${field}`
  return refuseFields([{ field: where, description, violatedRule: field ? 'FORMAT' : 'REQUIRED_FIELD', data: {} }])
}

async function bookTarget(context: Context, { actor, input }: DestinationRequest): Promise<string> {
  const resourceId = input.bookingsBook?.resourceId?.toLowerCase()
  if (resourceId === undefined) return servicesPage(undefined)
  const found = await findResources(context.db, actor.siteId, [resourceId])
  return found.length > 0 ? servicesPage(resourceId) : fail('RESOURCE_NOT_FOUND')
}

async function logoutDestination(context: Context, request: DestinationRequest): Promise<Destination> {
  const clientId = request.input.logout?.clientId?.toLowerCase()
  const client = clientId ? await findLiveClient(context.db, request.actor.siteId, clientId) : undefined
  if (!client) {
    const description = clientId ? 'is no OAuth client of this business' : 'must be given'
    const named = { violatedRule: 'OTHER', ruleName: 'UNKNOWN_CLIENT' } as const
    return refuseFields([{ field: 'logout.clientId', description, ...named, data: {} }])
  }
  return { ...page(request, '/'), kind: 'LOGOUT', clientId: client.id }
}
