import { sql } from 'kysely'
import type { Town } from './town.ts'

type Given = { id: string; status: string; starts_at: string; ends_at: string; content: string }

/** Finds bookings whose last calendar entry given out shows another time, or lives on although they ended. */
export async function findOldEntries({ test: { db }, siteId }: Town): Promise<string[]> {
  const { rows } = await sql<Given>`
    select distinct on (b.id) b.id, b.status, b.starts_at, b.ends_at, m.attachments->0->>'content' as content
    from messages m join bookings b on b.site_id = m.site_id and b.id = m.booking_id
    where m.site_id = ${siteId} and m.status <> 'DROPPED' and jsonb_array_length(m.attachments) > 0
      and b.tag <> 'COURSE'
    order by b.id, m.created_at desc, m.id desc`.execute(db)
  return rows.flatMap((given) => {
    const isCancelled = /^STATUS:CANCELLED/m.test(given.content)
    if (isCancelled !== (given.status === 'CANCELED' || given.status === 'DECLINED')) {
      return [`a calendar entry given out is not that of its booking: ${given.id} ${given.status}`]
    }
    const shown = readInstant(given.content, 'DTSTART')
    if (isCancelled || shown === Date.parse(given.starts_at)) return []
    return [`a calendar entry given out shows another time than its booking: ${given.id}`]
  })
}

function readInstant(content: string, name: string): number {
  const [, year, month, day, hour, minute] =
    new RegExp(`^${name}:(\\d{4})(\\d\\d)(\\d\\d)T(\\d\\d)(\\d\\d)`, 'm').exec(content) ?? []
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:00Z`)
}
