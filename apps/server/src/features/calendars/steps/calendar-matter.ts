import type { Actor } from '../../../actor.ts'
import type { Db } from '../../../db/database.ts'
import type { ColumnRow } from '../../resources/index.ts'
import type { ServiceFace } from '../../services/index.ts'
import type { Range } from '../rules/range.ts'
import type { NamedTime } from '../view/closures.ts'

/** What both answers are made from, the whole calendar and the days in numbers. */
export type CalendarMatter = {
  db: Db
  actor: Actor
  siteId: string
  now: number
  range: Range
  rows: readonly ColumnRow[]
  time: NamedTime
  faces: ReadonlyMap<string, ServiceFace>
  /** Resources whose calendars to show; null for all. */
  only: readonly string[] | null
  includeCancelled: boolean
}

/** Returns the requested resources; for staff limited to their own calendar, only their own. */
export function onlyThese(requested: readonly string[] | undefined, actor: Actor): string[] | null {
  const wanted = requested && requested.length > 0 ? requested.map((id) => id.toLowerCase()) : null
  const own = actor.type === 'staff' ? actor.resourceIds : undefined
  if (!own) return wanted
  return wanted ? wanted.filter((id) => own.includes(id)) : [...own]
}
