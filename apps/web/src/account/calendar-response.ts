/** Creates the response for an iCalendar file. */
export const calendarResponse = (content: string, disposition: string): Response =>
  new Response(content, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': disposition,
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    },
  })
