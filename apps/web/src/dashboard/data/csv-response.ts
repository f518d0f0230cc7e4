import { dayIn } from '../../lib/format.ts'
import type { RequestContext } from '../../lib/page-context.ts'

/** Returns a CSV file to download, named by what it lists and the day of the business. */
export const csvOfToday = ({ site, now }: RequestContext, name: string, content: string): Response =>
  csvResponse(content, `${name}-${dayIn(now(), site.timeZone)}.csv`)

/** Returns a CSV file to download; the byte order mark tells spreadsheets that it is UTF-8. */
export function csvResponse(content: string, filename: string): Response {
  return new Response(`\uFEFF${content.replace(/^\uFEFF/, '')}`, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${filename}"`,
      'cache-control': 'private, no-store',
    },
  })
}
