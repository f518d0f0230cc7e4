import { stateFrom } from '../rules/class-session.ts'
import { instanceId, type Series } from '../rules/series.ts'
import type { NewSession } from '../store/write-sessions.ts'

/** Returns the sessions of a series at these starts. Their ids are stable. */
export function listInstances(series: Series, starts: readonly string[]): NewSession[] {
  return starts.map((start) => ({ id: instanceId(series.id, start), state: stateFrom(series, start) }))
}
