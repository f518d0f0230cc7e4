import type { services } from '@kalends/contract'
import { type Actor, toChangeActor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { withSavepoint } from '../../../db/in-savepoint.ts'
import { publishEvent } from '../../../jobs/events.ts'
import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { recordChange } from '../../audit/index.ts'
import { defaultFormId } from '../../forms/index.ts'
import { insertSchedule, insertSeats } from '../../schedules/index.ts'
import { newService } from '../rules/new-service.ts'
import { writableService } from '../rules/writable.ts'
import { claimSlug } from '../steps/claim-slug.ts'
import { loadSite } from '../steps/insert-service.ts'
import { toServiceKey } from '../steps/service-key.ts'
import { type OpenService, openService, showOne } from '../steps/write-update.ts'
import { copyAddOnGroups, copyOptions } from '../store/copy-parts.ts'
import { insertServiceRows } from '../store/insert-service.ts'
import type { ServiceRow } from '../store/rows.ts'
import { findService } from '../store/services.ts'
import { serviceFqdn } from '../view/event.ts'

type Input = services.CloneServiceRequest

/**
 * Copies a service, hidden until it is reviewed. Parts that could not be copied are listed in `errors`; the service is
 * copied anyway.
 */
export const cloneService: Operation<'cloneService'> = async ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    const source = await openService(context, tx, actor.siteId, input.sourceServiceId)
    const copy = await insertCopy(context, tx, actor, source, input)
    const errors = await copyParts(context, tx, actor, { source: source.row, copy, input })
    return { service: await tell(context, tx, actor, copy.id), errors }
  })

async function insertCopy(
  context: Context,
  tx: Tx,
  actor: Actor,
  { row, before }: OpenService,
  { cloneServiceName }: Input,
): Promise<ServiceRow> {
  const { siteId } = actor
  const now = context.clock.now()
  const site = await loadSite(tx, siteId)
  const name = cloneServiceName?.trim() || copyName(row.name)
  const id = context.ids.guid()
  const scheduleId = await insertSchedule(tx, siteId, { kind: 'SERVICE', name, timeZone: site.time_zone }, now)
  const keys = {
    id,
    scheduleId,
    bookingPolicyId: row.booking_policy_id,
    // A custom form is not copied.
    formId: await defaultFormId(tx, siteId),
    createdByAppId: actor.type === 'app' ? actor.apiKeyId : null,
  }
  const copied = newService(writableService(before, site.currency), '')
  await insertServiceRows(tx, siteId, keys, { ...copied, name, hidden: true }, now)
  if (row.type === 'COURSE') await insertSeats(tx, siteId, [scheduleId], row.default_capacity)
  await claimSlug(tx, siteId, id, name, now)
  return (await findService(tx, siteId, id)) ?? fail('SERVICE_NOT_FOUND')
}

const suffix = ' (copy)'

/** Cuts the copied name to the maximum length. */
function copyName(name: string): string {
  return [...name].slice(0, 400 - suffix.length).join('') + suffix
}

type Copying = { source: ServiceRow; copy: ServiceRow; input: Input }

async function copyParts(
  context: Context,
  tx: Tx,
  actor: Actor,
  { source, copy, input }: Copying,
): Promise<services.CloneErrors[]> {
  const { siteId } = actor
  const from = source.id
  const to = copy.id
  await copyAddOnGroups(tx, siteId, { from, to })
  const variants = await succeeds(context, tx, () =>
    copyOptions(tx, siteId, { from, to, ids: freshIds(context, source) }, context.clock.now()),
  )
  const hasSessions = source.type !== 'APPOINTMENT' && input.copyRecurringSessions !== false
  const sessions =
    !hasSessions ||
    (await succeeds(context, tx, () =>
      context.ports.services.copySeries(context, tx, { from: toServiceKey(source), to: toServiceKey(copy), actor }),
    ))
  return [
    ...(sessions ? [] : ['SESSIONS' as const]),
    ...(variants ? [] : ['OPTIONS_AND_VARIANTS' as const]),
    ...(source.form_id === copy.form_id ? [] : ['FORM' as const]),
    ...(source.pricing_plan_ids.length === 0 ? [] : ['PRICING_PLANS' as const]),
  ]
}

/** New ids for options and choices: bookings refer to choices by id. */
function freshIds({ ids }: Context, { options }: ServiceRow): Map<string, string> {
  const old = (options?.options ?? []).map(({ id }) => id)
  const choices = (options?.variants ?? []).flatMap((variant) => variant.choices.map(({ id }) => id))
  return new Map([...old, ...choices].filter(Boolean).map((id) => [id, ids.guid()]))
}

/** Returns true if a part was copied. A failure rolls back that part only and is logged. */
async function succeeds({ log }: Context, tx: Tx, copyPart: () => Promise<void>): Promise<boolean> {
  try {
    await withSavepoint(tx, copyPart)
    return true
  } catch (error) {
    log.warn({ err: error }, 'a part of a service was not copied')
    return false
  }
}

async function tell(context: Context, tx: Tx, actor: Actor, id: string): Promise<services.Service> {
  const { siteId } = actor
  const now = context.clock.now()
  const row = (await findService(tx, siteId, id)) ?? fail('SERVICE_NOT_FOUND')
  const entity = await showOne(context, tx, siteId, row)
  await publishEvent(tx, {
    siteId,
    entityFqdn: serviceFqdn,
    entityId: id,
    sequence: 1,
    slug: 'created',
    occurredAt: now,
    actor: toChangeActor(actor),
    payload: { createdEvent: { entity } },
  })
  const noted = { operation: 'cloneService', entityType: 'service', entityId: id, entityName: row.name }
  await recordChange(tx, siteId, actor, { ...noted, after: entity }, now)
  return entity
}
