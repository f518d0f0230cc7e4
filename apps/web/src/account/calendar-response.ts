/** Creates the response for an iCalendar file. */
export const calendarResponse = (content: string, disposition: string, cache = 'private, no-store'): Response =>
  new Response(content, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': disposition,
      'cache-control': cache,
      'x-robots-tag': 'noindex',
    },
  })
