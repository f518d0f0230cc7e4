import { applyMask, readMask } from '@kalends/contract'
import type { Operation } from '../../../operation.ts'
import { fail, refuseFields } from '../../../refusal.ts'
import { staffColumns, staffFaults, writablePaths, writtenStaff } from '../rules/written-staff.ts'
import { changeStaffMember } from '../steps/change-staff-member.ts'
import { showStaff, showWhole } from '../steps/show-staff.ts'
import { renameResource } from '../store/resources.ts'
import { lockStaffMember } from '../store/staff.ts'

export const updateStaffMember: Operation<'updateStaffMember'> = async ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    const sent = input.staffMember
    const before = (await lockStaffMember(tx, actor.siteId, sent.id ?? '')) ?? fail('STAFF_MEMBER_NOT_FOUND')
    if (sent.revision !== String(before.revision)) fail('REVISION_MISMATCH')
    const stored = writtenStaff(await showWhole(context, tx, before, { resource: false }))
    const staff = applyMask(stored, writtenStaff(sent), writablePaths(readMask(input.fieldMask)))
    const faults = staffFaults(staff)
    if (faults.length > 0) refuseFields(faults)
    const { imageUrl, mainMedia, extendedFields, privateTags, ...columns } = staffColumns(staff)
    const values = {
      ...columns,
      image_url: imageUrl,
      main_media: mainMedia,
      extended_fields: extendedFields,
      private_tags: privateTags,
    }
    if (columns.name !== before.name)
      await renameResource(tx, actor.siteId, before.resource_id, columns.name, context.clock.now())
    const row = await changeStaffMember(context, tx, before, {
      actor,
      operation: 'updateStaffMember',
      values,
      events: ['updated'],
    })
    const [staffMember] = await showStaff(context, tx, actor, [row], input.fields)
    return { staffMember }
  })
