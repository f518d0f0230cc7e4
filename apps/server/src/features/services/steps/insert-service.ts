import type { FieldViolation, services } from '@kalends/contract'
import { type Actor, toChangeActor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { publishEvent } from '../../../jobs/events.ts'
import { refuseFields } from '../../../refusal.ts'
import { recordChange } from '../../audit/index.ts'
import { findLocations } from '../../business/index.ts'
import { defaultFormId } from '../../forms/index.ts'
import { defaultPolicyId } from '../../policies/index.ts'
import { insertSchedule, insertSeats } from '../../schedules/index.ts'
import { findSite, type SiteRow } from '../../sites/index.ts'
import { newService } from '../rules/new-service.ts'
import { serviceFaults } from '../rules/service-faults.ts'
import { writableService } from '../rules/writable.ts'
import { insertServiceRows, type ServiceKeys } from '../store/insert-service.ts'
import { findService } from '../store/services.ts'
import { serviceFqdn } from '../view/event.ts'
import { claimSlug } from './claim-slug.ts'
import { loadValidationData } from './gather-known.ts'
import { showServices } from './show-services.ts'

/** The creator of a service, and fields that the API does not have. */
export type ServiceExtras = {
  /** Absent for the installation itself, as with the demo business. */
  actor?: Actor
  /** Made when absent. */
  id?: string
  bufferBeforeMinutes?: number
}

/**
 * Inserts a service with its schedule and slug from API input and publishes its created event. Throws
 * all field violations at once. Returns the API view.
 */
export async function insertService(
  context: Context,
  tx: Tx,
  siteId: string,
  service: services.Service,
  extras: ServiceExtras = {},
): Promise<services.Service> {
  const site = await loadSite(tx, siteId)
  const written = writableService(service, site.currency)
  const violations = serviceFaults(written, await loadValidationData(context, tx, site, written))
  if (violations.length > 0) refuseFields(violations)
  const now = context.clock.now()
  const id = extras.id ?? context.ids.guid()
  const keys = await createKeys(tx, site, written, { ...extras, id }, now)
  const fresh = newService(written, await defaultLocationId(tx, siteId))
  const { bufferBeforeMinutes = fresh.bufferBeforeMinutes } = extras
  await insertServiceRows(tx, siteId, keys, { ...fresh, bufferBeforeMinutes }, now)
  // A course has seats for its whole run; a class has them per session.
  if (written.type === 'COURSE') await insertSeats(tx, siteId, [keys.scheduleId], written.defaultCapacity ?? 1)
  await claimSlug(tx, siteId, id, written.name ?? '', now)
  const shown = await showInserted(context, tx, siteId, id)
  await publishEvent(tx, {
    siteId,
    entityFqdn: serviceFqdn,
    entityId: id,
    sequence: 1,
    slug: 'created',
    occurredAt: now,
    actor: toChangeActor(extras.actor),
    payload: { createdEvent: { entity: shown } },
  })
  const noted = { operation: 'createService', entityType: 'service', entityId: id, entityName: shown.name ?? '' }
  if (extras.actor) await recordChange(tx, siteId, extras.actor, { ...noted, after: shown }, now)
  return shown
}

/** Lists the rules that a new service violates. */
export async function findServiceViolations(
  context: Context,
  tx: Tx,
  siteId: string,
  service: services.Service,
): Promise<FieldViolation[]> {
  const site = await loadSite(tx, siteId)
  const written = writableService(service, site.currency)
  return serviceFaults(written, await loadValidationData(context, tx, site, written))
}

/** Loads the site, which must exist. */
export async function loadSite(tx: Tx, siteId: string): Promise<SiteRow> {
  const site = await findSite(tx, siteId)
  if (!site) throw new Error(`There is no site ${siteId}`)
  return site
}

async function createKeys(
  tx: Tx,
  { id: siteId, time_zone: timeZone }: SiteRow,
  { name = '', form, bookingPolicy }: services.Service,
  { id, actor }: ServiceExtras & { id: string },
  now: number,
): Promise<ServiceKeys> {
  return {
    id,
    scheduleId: await insertSchedule(tx, siteId, { kind: 'SERVICE', name: name ?? '', timeZone }, now),
    formId: form?.id ?? (await defaultFormId(tx, siteId)),
    bookingPolicyId: bookingPolicy?.id ?? (await defaultPolicyId(tx, siteId)),
    createdByAppId: actor?.type === 'app' ? actor.apiKeyId : null,
  }
}

/** Finds the default location, used by services that name none. */
export async function defaultLocationId(tx: Tx, siteId: string): Promise<string> {
  const location = (await findLocations(tx, siteId)).find(({ is_default }) => is_default)
  if (!location) throw new Error(`Site ${siteId} has no default location`)
  return location.id
}

async function showInserted(context: Context, tx: Tx, siteId: string, id: string): Promise<services.Service> {
  const row = await findService(tx, siteId, id)
  const [shown] = row ? await showServices(context, tx, siteId, [row]) : []
  if (!shown) throw new Error(`The service ${id} was not stored`)
  return shown
}
