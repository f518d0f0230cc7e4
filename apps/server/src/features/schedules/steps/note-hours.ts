import type { Infer, schedules } from '@kalends/contract'
import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { recordChange } from '../../audit/index.ts'
import { findScheduleName } from '../store/working-hours.ts'
import { showWorkingHours } from './show-working-hours.ts'

type Hours = Infer<typeof schedules.WorkingHoursResponse>

/** Saves the hours of a locked schedule, records what changed, and returns the new hours. */
export async function changeHours(
  context: Context,
  tx: Tx,
  { actor, scheduleId, operation }: { actor: Actor; scheduleId: string; operation: string },
  write: () => Promise<void>,
): Promise<Hours> {
  const { siteId } = actor
  const { workingHours: before } = await showWorkingHours(tx, siteId, scheduleId)
  await write()
  const shown = await showWorkingHours(tx, siteId, scheduleId)
  const entityName = await findScheduleName(tx, siteId, scheduleId)
  const noted = { operation, entityType: 'workingHours', entityId: scheduleId, entityName }
  await recordChange(tx, siteId, actor, { ...noted, before, after: shown.workingHours }, context.clock.now())
  return shown
}
