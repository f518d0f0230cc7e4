import type { Operation } from '../../../operation.ts'
import { writtenStaff } from '../rules/written-staff.ts'
import { makeStaffMember } from '../steps/make-staff-member.ts'
import { showStaff } from '../steps/show-staff.ts'

export const createStaffMember: Operation<'createStaffMember'> = async ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    const written = writtenStaff(input.staffMember)
    const serviceProvider = input.serviceProvider ?? true
    const row = await makeStaffMember(context, tx, actor, { written, serviceProvider, operation: 'createStaffMember' })
    const [staffMember] = await showStaff(context, tx, actor, [row], input.fields)
    return { staffMember }
  })
