import type { Operation } from '../../../operation.ts'
import { showStaff } from '../steps/show-staff.ts'
import type { StaffMemberRow } from '../store/staff.ts'
import { bulkActionMetadata, itemMetadata, type Outcome, outcomeOf } from '../view/bulk.ts'
import { staffOfUser } from './get-or-create-staff-member.ts'

/** Handles at most fifty users in turn, each in its own transaction. */
export const bulkGetOrCreateStaffMembers: Operation<'bulkGetOrCreateStaffMembers'> = async (
  { input, actor },
  context,
) => {
  const outcomes: Outcome<StaffMemberRow>[] = []
  for (const userId of input.wixUserIds) {
    const find = () => staffOfUser(context, actor, userId, 'bulkGetOrCreateStaffMembers')
    outcomes.push(await outcomeOf('', find))
  }
  const rows = outcomes.flatMap((outcome) => ('value' in outcome ? [outcome.value] : []))
  const shown = new Map((await showStaff(context, context.db, actor, rows, input.fields)).map((it) => [it.id, it]))
  return {
    results: outcomes.map((outcome, index) =>
      'value' in outcome
        ? {
            itemMetadata: itemMetadata({ ...outcome, id: outcome.value.id }, index),
            staffMember: shown.get(outcome.value.id),
          }
        : { itemMetadata: itemMetadata(outcome, index) },
    ),
    bulkActionMetadata: bulkActionMetadata(outcomes),
  }
}
