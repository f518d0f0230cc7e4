import { applyMask, readMask } from '@kalends/contract'
import { publishEvent } from '../../../jobs/events.ts'
import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { recordChange } from '../../audit/index.ts'
import { lockStaffSettings, updateStaffSettingsRow } from '../store/staff-settings.ts'
import { entityEvent } from '../view/event.ts'
import { staffSettingsView } from '../view/staff-settings.ts'

const writable = ['contactInformation', 'staffProperties', 'extendedFields']

export const updateStaffMemberSettings: Operation<'updateStaffMemberSettings'> = async ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    const { siteId } = actor
    const now = context.clock.now()
    const sent = input.staffMemberSettings
    const stored = await lockStaffSettings(tx, siteId, context.ids.guid(), now)
    if (sent.revision !== String(stored.revision)) fail('REVISION_MISMATCH')
    const before = staffSettingsView(stored)
    const isWritable = (path: string) => writable.includes(path.split('.')[0] ?? '')
    const paths = (readMask(input.fieldMask) ?? Object.keys(sent)).filter(isWritable)
    const wanted = applyMask(before, sent, paths)
    const values = {
      contactPublic: wanted.contactInformation?.publiclyAccessible === true,
      genderPublic: wanted.staffProperties?.genderPubliclyAccessible === true,
      extendedFields: wanted.extendedFields ?? {},
    }
    const row = await updateStaffSettingsRow(tx, siteId, values, now)
    const after = staffSettingsView(row)
    const noted = { operation: 'updateStaffMemberSettings', entityType: 'staffMemberSettings', entityId: row.id }
    await recordChange(tx, siteId, actor, { ...noted, entityName: '', before, after }, now)
    const about = { siteId, noun: 'staffSettings', id: row.id, sequence: row.event_sequence, slug: 'updated' } as const
    await publishEvent(tx, entityEvent({ ...about, entity: after, actor, now }))
    return { staffMemberSettings: after }
  })
