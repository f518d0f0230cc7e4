import type { FieldViolation, services } from '@kalends/contract'
import { type Actor, authorOf } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { announce } from '../../../jobs/events.ts'
import { refuseFields } from '../../../refusal.ts'
import { noteChange } from '../../audit/index.ts'
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
import { gatherKnown } from './gather-known.ts'
import { showServices } from './show-services.ts'

/** Who makes a service, and the fields of ours that the wire does not have. */
export type ServiceExtras = {
  /** Nobody: the installation itself, as with the demo business. */
  author?: Actor
  /** Made when absent. */
  id?: string
  /** Name of the hue it has in calendars. */
  color?: string
  bufferBeforeMinutes?: number
}

/**
 * A new service with its schedule and slug, announced as created: as the wire writes one, under all its rules. Refuses
 * naming every fault at once. Answers it as the wire shows it.
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
  const violations = serviceFaults(written, await gatherKnown(tx, site, written))
  if (violations.length > 0) refuseFields(violations)
  const now = context.clock.now()
  const id = extras.id ?? context.ids.guid()
  const keys = await keysOf(tx, site, written, { ...extras, id }, now)
  const fresh = newService(written, await defaultLocationId(tx, siteId))
  const { bufferBeforeMinutes = fresh.bufferBeforeMinutes } = extras
  await insertServiceRows(tx, siteId, keys, { ...fresh, bufferBeforeMinutes }, now)
  // Places of a course are those of its whole run; a class has them session by session.
  if (written.type === 'COURSE') await insertSeats(tx, siteId, [keys.scheduleId], written.defaultCapacity ?? 1)
  await claimSlug(tx, siteId, id, written.name ?? '', now)
  const shown = await showInserted(context, tx, siteId, id)
  await announce(tx, {
    siteId,
    entityFqdn: serviceFqdn,
    entityId: id,
    sequence: 1,
    slug: 'created',
    occurredAt: now,
    actor: authorOf(extras.author),
    payload: { createdEvent: { entity: shown } },
  })
  const noted = { operation: 'createService', entityType: 'service', entityId: id, entityName: shown.name ?? '' }
  if (extras.author) await noteChange(tx, siteId, extras.author, { ...noted, after: shown }, now)
  return shown
}

/** The rules that a service to be made breaks. */
export async function findServiceViolations(
  tx: Tx,
  siteId: string,
  service: services.Service,
): Promise<FieldViolation[]> {
  const site = await loadSite(tx, siteId)
  const written = writableService(service, site.currency)
  return serviceFaults(written, await gatherKnown(tx, site, written))
}

/** The business, which is there: somebody just called for it. */
export async function loadSite(tx: Tx, siteId: string): Promise<SiteRow> {
  const site = await findSite(tx, siteId)
  if (!site) throw new Error(`There is no site ${siteId}`)
  return site
}

async function keysOf(
  tx: Tx,
  { id: siteId, time_zone: timeZone }: SiteRow,
  { name = '', form, bookingPolicy }: services.Service,
  { id, author, color = 'verdigris' }: ServiceExtras & { id: string },
  now: number,
): Promise<ServiceKeys> {
  return {
    id,
    color,
    scheduleId: await insertSchedule(tx, siteId, { kind: 'SERVICE', name: name ?? '', timeZone }, now),
    formId: form?.id ?? (await defaultFormId(tx, siteId)),
    bookingPolicyId: bookingPolicy?.id ?? (await defaultPolicyId(tx, siteId)),
    createdByAppId: author?.type === 'app' ? author.apiKeyId : null,
  }
}

/** Where a service is unless it says so. */
export async function defaultLocationId(tx: Tx, siteId: string): Promise<string> {
  const place = (await findLocations(tx, siteId)).find(({ is_default }) => is_default)
  if (!place) throw new Error(`Site ${siteId} has no default location`)
  return place.id
}

async function showInserted(context: Context, tx: Tx, siteId: string, id: string): Promise<services.Service> {
  const row = await findService(tx, siteId, id)
  const [shown] = row ? await showServices(context, tx, siteId, [row]) : []
  if (!shown) throw new Error(`The service ${id} was not stored`)
  return shown
}
