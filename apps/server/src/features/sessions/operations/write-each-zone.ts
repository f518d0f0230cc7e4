import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import type { ServiceKey } from '../../services/index.ts'
import type { Changed } from '../rules/plan-change.ts'
import type { Author } from '../view/events.ts'
import { writeMeetings } from './write-meetings.ts'

/** Writes changed meetings of one service, whatever zones their wall times are kept in. */
export async function writeEachZone(
  context: Context,
  tx: Tx,
  { siteId, id: serviceId, scheduleId, type: kind }: ServiceKey,
  changed: readonly Changed[],
  how: { author: Author; allowOverlap: boolean },
): Promise<void> {
  for (const [timeZone, some] of Map.groupBy(changed, ({ before }) => before.timeZone)) {
    const owner = { siteId, serviceId, scheduleId, timeZone }
    await writeMeetings(context, tx, { owner, kind, changed: some, added: [], ...how })
  }
}
