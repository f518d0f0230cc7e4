import type { services } from '@kalends/contract'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import type { Operation } from '../../../operation.ts'
import { refuseFields } from '../../../refusal.ts'
import type { SessionLocations, SessionsChange } from '../ports.ts'
import { locationFaults } from '../rules/location-faults.ts'
import { newService, readServiceLocations } from '../rules/new-service.ts'
import { readNotification } from '../rules/notification.ts'
import { includesLocation, removedLocations } from '../rules/removed-locations.ts'
import { writableService } from '../rules/writable.ts'
import { loadValidationData } from '../steps/gather-known.ts'
import { defaultLocationId, loadSite } from '../steps/insert-service.ts'
import { toServiceKey } from '../steps/service-key.ts'
import { closeService, type OpenService, openService } from '../steps/write-update.ts'
import { replaceLocations } from '../store/write-service.ts'

export const setServiceLocations: Operation<'setServiceLocations'> = async ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    const { siteId } = actor
    const open = await openService(context, tx, siteId, input.serviceId)
    const locations = await readLocations(context, tx, siteId, open, input)
    const removed = removedLocations(open.row.locations, locations)
    await replaceLocations(tx, siteId, open.row.id, locations)
    const change = { actor, notification: readNotification(input.participantNotification) }
    await treatSessions(context, tx, open, { at: removed, action: input.removedLocationSessionsAction, change })
    return { service: await closeService(context, tx, { actor, operation: 'setServiceLocations' }, open) }
  })

/** The new list under the rules of a service, and where sessions shall move as one of it. */
async function readLocations(
  context: Context,
  tx: Tx,
  siteId: string,
  { row }: OpenService,
  { locations, removedLocationSessionsAction: requested }: services.SetServiceLocationsRequest,
) {
  const site = await loadSite(tx, siteId)
  const written = writableService({ type: row.type, locations: locations ?? [] }, site.currency)
  const { openLocations } = await loadValidationData(context, tx, site, written)
  const faults = locationFaults(written, openLocations).map((one) => ({
    ...one,
    field: one.field.replace(/^service\./, ''),
  }))
  if (faults.length > 0) refuseFields(faults)
  const created = newService(written, await defaultLocationId(tx, siteId))
  if (requested?.action === 'MOVE_TO_LOCATION') {
    const target = requested.moveToLocationOptions?.newLocation
    const [wanted] = target ? readServiceLocations({ locations: [target] }, '') : []
    if (!wanted || !includesLocation(wanted, created.locations)) refuseFields([notInList])
  }
  return created.locations
}

const notInList = {
  field: 'removedLocationSessionsAction.moveToLocationOptions.newLocation',
  description: 'must be one of the new locations, either of the business or a custom address',
  violatedRule: 'OTHER',
  ruleName: 'INVALID_LOCATIONS',
  data: {},
} as const

type Treated = {
  at: SessionLocations
  action: services.RemovedLocationSessionsAction | null | undefined
  change: SessionsChange
}

/** Future sessions at removed locations stay there unless the request says otherwise. */
async function treatSessions(context: Context, tx: Tx, { row }: OpenService, { at, action, change }: Treated) {
  if (at.locationIds.length === 0 && !at.custom) return
  const service = toServiceKey(row)
  if (action?.action === 'DELETE') {
    await context.ports.services.endSessions(context, tx, { service, at, keepBooked: false, change })
  }
  if (action?.action === 'MOVE_TO_LOCATION') {
    const to = action.moveToLocationOptions?.newLocation ?? {}
    await context.ports.services.moveSessions(context, tx, { service, from: at, to, change })
  }
}
