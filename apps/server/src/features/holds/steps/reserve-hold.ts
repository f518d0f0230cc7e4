import { isZone, MINUTE } from '@kalends/availability'
import type { holds, Infer } from '@kalends/contract'
import { actsForBusiness, isManager } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import type { Call } from '../../../operation.ts'
import { fail, refuseShape } from '../../../refusal.ts'
import { type BookableService, loadBookable } from '../../services/index.ts'
import { findSite, type SiteRow } from '../../sites/index.ts'
import { findRequestedCapacity, type RequestedCapacity } from '../rules/requested-capacity.ts'
import { countLiveHolds, type HoldRow, listLiveHolds, lockHoldRow, lockOwner } from '../store.ts'
import { holdView } from '../view.ts'
import { addressHash, toHoldOwner } from './hold-owner.ts'
import type { ForBooking, HoldRequest } from './hold-request.ts'
import { holdSessionSeats } from './hold-seats.ts'
import { holdTime } from './hold-time.ts'
import { readChosen } from './read-chosen.ts'

type Input = Infer<typeof holds.CreateHoldRequest>

/** How many holds a customer may have for the bookings of their checkouts, as many as a package has bookings. */
const mostForBookings = 8

/**
 * Holds what is requested, or returns the hold that the actor has on it.
 */
export async function reserveHold(
  context: Context,
  tx: Tx,
  call: Call<Input>,
  forBooking?: ForBooking,
): Promise<HoldRow> {
  const holding = await readHoldRequest(context, tx, call, forBooking)
  const { site, owner, address, now } = holding
  const requested = readRequestedCapacity(holding)
  const preference =
    requested.kind === 'time' ? holdTime(holding, requested) : await holdSessionSeats(holding, requested)
  await lockOwner(tx, site.id, owner, address)
  const live = await listLiveHolds(tx, site.id, owner, now)
  // What another booking holds stays with it.
  const usable = forBooking ? live.filter(({ booking_id }) => booking_id === null) : live
  const same = usable.find(preference.isHeldBy)
  if (same) return same
  const { checkoutId } = call.input
  const replaced = forBooking
    ? undefined
    : (live.find((hold) => hold.checkout_id === checkoutId) ?? live.find(preference.replaces))
  if (!forBooking?.isBookedNow) await refuseTooMany(holding, live, replaced)
  // Nothing is left to move once the hold was booked or released.
  const moved = replaced && (await lockHoldRow(tx, site.id, replaced.id, 'all'))
  return preference.take(moved, now + site.hold_minutes * MINUTE)
}

async function readHoldRequest(
  context: Context,
  tx: Tx,
  { input, actor, request }: Call<Input>,
  forBooking: ForBooking | undefined,
): Promise<HoldRequest> {
  const { slot } = input
  const site = await loadSite(tx, actor.siteId)
  const service = await loadOffered(tx, site.id, slot)
  const { totalParticipants, participantsChoices, bookedAddOns } = slot
  const given = { participantsChoices, bookedAddOns, totalParticipants: totalParticipants ?? defaultTotal(slot) }
  const mode = actsForBusiness(actor) ? 'manager' : 'customer'
  // The price of a booking that exists is agreed.
  const mustChoose = mode === 'customer' && !forBooking
  const chosen = await readChosen(tx, { siteId: site.id, service, given, prefix: 'slot.', mustChoose })
  const most = service.policy.participantsPolicy?.maxParticipantsPerBooking ?? 1
  if (mode === 'customer' && chosen.participants.total > most) {
    const description = `The booking policy of the service allows at most ${most} in one booking.`
    return fail('BOOKING_POLICY_VIOLATION', { description, data: { tooManyParticipants: true } })
  }
  return {
    context,
    tx,
    site,
    service,
    slot,
    chosen,
    actor,
    mode,
    forBooking,
    now: context.clock.now(),
    owner: toHoldOwner(actor),
    address: addressHash(request),
  }
}

function defaultTotal({ participantsChoices }: Input['slot']): number | undefined {
  return participantsChoices ? undefined : 1
}

async function loadSite(tx: Tx, siteId: string): Promise<SiteRow> {
  const site = await findSite(tx, siteId)
  if (!site) throw new Error(`There is no site ${siteId}`)
  return site
}

async function loadOffered(tx: Tx, siteId: string, slot: Input['slot']): Promise<BookableService> {
  if (!isZone(slot.timezone)) return fail('INVALID_TIME_ZONE')
  const service = await loadBookable(tx, siteId, slot.serviceId)
  return service && !service.deleted ? service : fail('SERVICE_NOT_FOUND')
}

function readRequestedCapacity({ service, slot }: HoldRequest): RequestedCapacity {
  const requested = findRequestedCapacity(service.type, slot)
  return 'field' in requested ? refuseShape(requested.field, requested.why) : requested
}

/** Enforces limits on customers only: a front end that calls for customers shares one network among many. */
async function refuseTooMany(
  holding: HoldRequest,
  live: readonly HoldRow[],
  moved: HoldRow | undefined,
): Promise<void> {
  const { tx, site, owner, address, actor, now, forBooking } = holding
  if (owner.type !== 'visitor' && owner.type !== 'member') return
  const others = live.filter((hold) => hold !== moved)
  const ofAddress = isManager(actor) ? 0 : await countLiveHolds(tx, site.id, address, now, moved?.id)
  const perOwner = forBooking ? Math.max(site.max_holds_per_visitor, mostForBookings) : site.max_holds_per_visitor
  const limits = { perOwner, perAddress: site.max_holds_per_address }
  if (!isOverLimit({ ofOwner: others.length, ofAddress }, limits)) return
  fail('HOLD_LIMIT_REACHED', { data: { holds: others.map((hold) => holdView(hold, now)) } })
}

type HoldCounts = { ofOwner: number; ofAddress: number }
type HoldLimits = { perOwner: number; perAddress: number }

/** Returns true if another live hold would exceed the limit of the owner or of their network. */
function isOverLimit(live: HoldCounts, limits: HoldLimits): boolean {
  return live.ofOwner >= limits.perOwner || live.ofAddress >= limits.perAddress
}
