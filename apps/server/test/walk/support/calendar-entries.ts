import { sql } from 'kysely'
import type { Mail } from '../../../src/gateways/mail.ts'
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
    const fault = entryFault(given)
    return fault ? [`a calendar entry given out ${fault}: ${given.id} ${given.status}`] : []
  })
}

/** Returns what is untrue in a message that the mail server takes: nothing newer waits to correct it. */
export async function findOldMessage({ test: { db } }: Town, mail: Mail): Promise<string | undefined> {
  const [file] = mail.attachments
  if (!file) return undefined
  const { rows } = await sql<Given>`
    select b.id, b.status, b.starts_at, b.ends_at from messages m
    join bookings b on b.site_id = m.site_id and b.id = m.booking_id
    where m.id::text = split_part(trim(leading '<' from ${mail.messageId}), '@', 1) and b.tag <> 'COURSE'
      and not exists (select from messages newer where newer.site_id = m.site_id and newer.booking_id = m.booking_id
        and newer.status = 'WAITING' and (newer.created_at, newer.id) > (m.created_at, m.id))`.execute(db)
  const [given] = rows
  const fault = given && entryFault({ ...given, content: file.content })
  return fault && `the entry of a message that leaves ${fault}: ${given.id} ${given.status}`
}

function entryFault({ status, starts_at, content }: Given): string | undefined {
  const isCancelled = /^STATUS:CANCELLED/m.test(content)
  if (isCancelled !== (status === 'CANCELED' || status === 'DECLINED')) return 'is not that of its booking'
  const isElsewhere = !isCancelled && readInstant(content, 'DTSTART') !== Date.parse(starts_at)
  return isElsewhere ? 'shows another time than its booking' : undefined
}

function readInstant(content: string, name: string): number {
  const [, year, month, day, hour, minute] =
    new RegExp(`^${name}:(\\d{4})(\\d\\d)(\\d\\d)T(\\d\\d)(\\d\\d)`, 'm').exec(content) ?? []
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:00Z`)
}
