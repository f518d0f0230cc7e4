import { readMask } from '@kalends/contract'
import { toChangeActor } from '../../../actor.ts'
import { publishEvent } from '../../../jobs/events.ts'
import type { Operation } from '../../../operation.ts'
import { fail, refuseFields } from '../../../refusal.ts'
import { recordChange } from '../../audit/index.ts'
import { findSite } from '../../sites/index.ts'
import { changedSettings } from '../rules/bookings-settings.ts'
import { unservedFaults } from '../rules/unserved-settings.ts'
import { lockBookingsSettings, updateBookingsSettingsRow } from '../store/bookings-settings.ts'
import { bookingsSettingsFqdn, bookingsSettingsView } from '../view/bookings-settings.ts'

export const updateBookingsSettings: Operation<'updateBookingsSettings'> = async ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    const { siteId } = actor
    const now = context.clock.now()
    const sent = input.bookingsSettings
    const site = (await findSite(tx, siteId)) ?? fail('NOT_FOUND')
    const row = await lockBookingsSettings(tx, siteId, new Date(site.created_at))
    if (sent.revision !== String(row.revision)) return fail('REVISION_MISMATCH')
    const settings = changedSettings(row.settings, sent, readMask(input.fieldMask))
    const faults = unservedFaults(settings)
    if (faults.length > 0) return refuseFields(faults)
    const changed = await updateBookingsSettingsRow(tx, siteId, settings, now)
    const before = bookingsSettingsView(site, row)
    const after = bookingsSettingsView(site, changed)
    await publishEvent(tx, {
      siteId,
      entityFqdn: bookingsSettingsFqdn,
      entityId: siteId,
      sequence: changed.event_sequence,
      slug: 'updated',
      occurredAt: now,
      actor: toChangeActor(actor),
      payload: { updatedEvent: { currentEntity: after } },
    })
    const change = { operation: 'updateBookingsSettings', entityType: 'bookingsSettings', entityId: siteId }
    await recordChange(tx, siteId, actor, { ...change, entityName: site.name, before, after }, now)
    return { bookingsSettings: after }
  })
