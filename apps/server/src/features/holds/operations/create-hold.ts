import { isZone, MINUTE } from '@kalends/availability'
import type { holds, Infer } from '@kalends/contract'
import { type Actor, isForeignCalendar, isManager, may } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import type { Call, Operation } from '../../../operation.ts'
import { fail, refuseShape } from '../../../refusal.ts'
import type { FreeSlotDecision } from '../../availability/index.ts'
import { findResources } from '../../resources/index.ts'
import { deleteOccupanciesOf, insertOccupancies } from '../../schedules/index.ts'
import { type BookableService, loadBookable } from '../../services/index.ts'
import { findSite, type SiteRow } from '../../sites/index.ts'
import { askedPlace } from '../rules/asked-place.ts'
import { isOverLimit } from '../rules/limits.ts'
import { mustNameResource } from '../rules/must-name-resource.ts'
import { isSamePlace } from '../rules/same-place.ts'
import { countLiveHolds, type HoldOwner, type HoldRow, listLiveHolds, lockOwner, putHold } from '../store.ts'
import { holdView } from '../view.ts'
import { addressHash, ownerOf } from './hold-owner.ts'
import { offeringOthers, SlotGone, type WantedTime } from './refuse-slot.ts'
import { spanOf, takeSlot } from './take-slot.ts'

type Input = Infer<typeof holds.CreateHoldRequest>
type Slot = Input['slot']

export const createHold: Operation<'createHold'> = async (call, context) => {
  const hold = await offeringOthers(context, () => context.transaction((tx) => keep(context, tx, call)))
  return { hold: holdView(hold, context.clock.now()) }
}

async function keep(context: Context, tx: Tx, { input, actor, request }: Call<Input>): Promise<HoldRow> {
  const now = context.clock.now()
  const [site, service] = [await loadSite(tx, actor.siteId), await loadOffered(tx, actor.siteId, input.slot)]
  const wanted = wantedSlot(input.slot, { actor, service, now })
  if (isForeignCalendar(actor, wanted.resourceId)) return fail('UNAUTHORIZED_OPERATION')
  if (wanted.mode === 'customer' && mustNameResource(service.policy.resourcesPolicy) && !wanted.resourceId) {
    return fail('BOOKING_POLICY_VIOLATION', { data: { resourceRequired: true } })
  }
  const keeper = { owner: ownerOf(actor), address: addressHash(request), actor }
  await lockOwner(tx, site.id, keeper.owner, keeper.address)
  const live = await listLiveHolds(tx, site.id, keeper.owner, now)
  const same = live.find((hold) => isSamePlace(placeOf(hold), placeWanted(wanted)))
  if (same) return same
  const moved = input.checkoutId ? live.find((hold) => hold.checkout_id === input.checkoutId) : undefined
  await refuseTooMany(tx, site, keeper, live, moved, now)
  if (moved) await deleteOccupanciesOf(tx, site.id, { holdId: moved.id })
  const decision = await takeSlot(tx, wanted)
  const expiresAt = now + site.hold_minutes * MINUTE
  return write(context, tx, { input, keeper, wanted, decision, moved, expiresAt })
}

async function loadSite(tx: Tx, siteId: string): Promise<SiteRow> {
  const site = await findSite(tx, siteId)
  if (!site) throw new Error(`There is no site ${siteId}`)
  return site
}

async function loadOffered(tx: Tx, siteId: string, slot: Slot): Promise<BookableService> {
  if (!isZone(slot.timezone)) return fail('INVALID_TIME_ZONE')
  const service = await loadBookable(tx, siteId, slot.serviceId)
  if (!service || service.deleted) return fail('SERVICE_NOT_FOUND')
  // Places in classes and courses are seats, not times.
  return service.type === 'APPOINTMENT' ? service : fail('VALIDATION_FAILURE')
}

/** The desk is not bound by the policy, customers are. */
function wantedSlot(slot: Slot, by: { actor: Actor; service: BookableService; now: number }): WantedTime {
  return {
    siteId: by.actor.siteId,
    service: by.service,
    resourceId: slot.resourceId?.toLowerCase(),
    locationId: slot.locationId?.toLowerCase(),
    ...timesOf(slot, by.service),
    now: by.now,
    timeZone: slot.timezone,
    mode: may(by.actor, 'MANAGE_BOOKINGS') ? 'manager' : 'customer',
  }
}

function timesOf(slot: Slot, service: BookableService): { startAt: number; endAt: number } {
  const asked = askedPlace(service.type, slot)
  if ('field' in asked) return refuseShape(asked.field, asked.why)
  return asked.kind === 'time' ? { startAt: asked.start, endAt: asked.end } : fail('VALIDATION_FAILURE')
}

type Keeper = { owner: HoldOwner; address: Buffer; actor: Actor }

/** Limits bind customers; behind the address of a front end that calls for them stand many. */
async function refuseTooMany(
  tx: Tx,
  site: SiteRow,
  { owner, address, actor }: Keeper,
  live: readonly HoldRow[],
  moved: HoldRow | undefined,
  now: number,
): Promise<void> {
  if (owner.type !== 'visitor' && owner.type !== 'member') return
  const others = live.filter((hold) => hold !== moved)
  const ofAddress = isManager(actor) ? 0 : await countLiveHolds(tx, site.id, address, now, moved?.id)
  const limits = { perOwner: site.max_holds_per_visitor, perAddress: site.max_holds_per_address }
  if (!isOverLimit({ ofOwner: others.length, ofAddress }, limits)) return
  fail('HOLD_LIMIT_REACHED', { data: { holds: others.map((hold) => holdView(hold, now)) } })
}

type Writing = {
  input: Input
  keeper: Keeper
  wanted: WantedTime
  decision: FreeSlotDecision
  moved: HoldRow | undefined
  expiresAt: number
}

async function write(context: Context, tx: Tx, writing: Writing): Promise<HoldRow> {
  const { input, keeper, wanted, decision, moved, expiresAt } = writing
  const [resourceId = null] = decision.resourceIds
  const [resource] = resourceId ? await findResources(tx, wanted.siteId, [resourceId]) : []
  const hold = await putHold(tx, {
    siteId: wanted.siteId,
    id: moved?.id ?? context.ids.guid(),
    owner: keeper.owner,
    addressHash: keeper.address,
    checkoutId: moved?.checkout_id ?? context.ids.guid(),
    resourceIds: decision.resourceIds,
    start: wanted.startAt,
    end: wanted.endAt,
    slot: {
      serviceId: wanted.service.id,
      startDate: new Date(wanted.startAt).toISOString(),
      endDate: new Date(wanted.endAt).toISOString(),
      timezone: input.slot.timezone,
      resourceId,
      locationId: decision.place.locationId,
      resourceName: resource?.name ?? null,
      explicitlyRequested: Boolean(input.slot.resourceId),
    },
    createdAt: wanted.now,
    expiresAt,
  })
  const owner = { holdId: hold.id, holdUntil: expiresAt }
  const claims = decision.resourceIds.map((id) => ({
    ...{ siteId: wanted.siteId, resourceId: id, ...owner, ...spanOf(wanted) },
  }))
  const written = await insertOccupancies(tx, claims)
  if (written.length < claims.length) throw new SlotGone('SLOT_NOT_AVAILABLE', wanted)
  return hold
}

function placeOf({ slot, service_id, starts_at, ends_at }: HoldRow) {
  const { resourceId, locationId } = slot
  return { serviceId: service_id, start: Date.parse(starts_at), end: Date.parse(ends_at), locationId, resourceId }
}

function placeWanted({ service, startAt, endAt, locationId, resourceId }: WantedTime) {
  const where = { locationId: locationId ?? null, resourceId: resourceId ?? null }
  return { serviceId: service.id, start: startAt, end: endAt, ...where }
}
