import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import type { ServiceKey } from '../../services/index.ts'
import type { Changed } from '../rules/plan-change.ts'
import type { ChangeActor } from '../view/events.ts'
import { writeSessions } from './write-sessions.ts'

/** Writes changed meetings of one service, whatever zones their wall times are kept in. */
export async function writeEachZone(
  context: Context,
  tx: Tx,
  { siteId, id: serviceId, scheduleId, type: kind }: ServiceKey,
  changed: readonly Changed[],
  how: { actor: ChangeActor; allowOverlap: boolean },
): Promise<void> {
  for (const [timeZone, some] of Map.groupBy(changed, ({ before }) => before.timeZone)) {
    const owner = { siteId, serviceId, scheduleId, timeZone }
    await writeSessions(context, tx, { owner, kind, changed: some, added: [], ...how })
  }
}
