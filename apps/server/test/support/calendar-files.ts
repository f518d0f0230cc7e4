import ICAL from 'ical.js'
import nodeIcal from 'node-ical'

export type CalendarEntry = {
  uid: string
  sequence: number
  status: string
  start: string
  summary: string
  organizer: string
  attendees: string[]
}

/**
 * Reads a calendar file with two independent parsers, which must agree, and refuses one that RFC 5545 or RFC 5546 forbids.
 */
export function readCalendarFile(content: string): { method: string; entries: CalendarEntry[] } {
  const faults = [...lineFaults(content), ...calendarFaults(new ICAL.Component(ICAL.parse(content)))]
  if (faults.length > 0) throw new Error(`${faults.join('\n')}\n${content}`)
  const calendar = new ICAL.Component(ICAL.parse(content))
  const entries = calendar.getAllSubcomponents('vevent').map(readEntry)
  const [first, second] = [summarize(entries), summarize(readWithOther(content))]
  if (first !== second) throw new Error(`The parsers differ:\n${first}\n${second}`)
  return { method: String(calendar.getFirstPropertyValue('method')), entries }
}

function readEntry(event: ICAL.Component): CalendarEntry {
  const value = (name: string) => event.getFirstPropertyValue(name)
  return {
    uid: String(value('uid')),
    sequence: Number(value('sequence')),
    status: String(value('status')),
    start: (value('dtstart') as ICAL.Time).toJSDate().toISOString(),
    summary: String(value('summary')),
    organizer: String(value('organizer')),
    attendees: event.getAllProperties('attendee').map((attendee) => String(attendee.getFirstValue())),
  }
}

type Compared = Pick<CalendarEntry, 'uid' | 'sequence' | 'status' | 'start' | 'summary'>

function readWithOther(content: string): Compared[] {
  return Object.values(nodeIcal.sync.parseICS(content)).flatMap((component) => {
    if (component?.type !== 'VEVENT') return []
    const { uid, sequence, status, start, summary } = component
    return [
      {
        uid,
        sequence: Number(sequence),
        status: String(status),
        start: new Date(start.getTime()).toISOString(),
        summary: String(summary),
      },
    ]
  })
}

const summarize = (entries: readonly Compared[]): string =>
  entries
    .map(({ uid, sequence, status, start, summary }) => JSON.stringify([uid, sequence, status, start, summary]))
    .sort()
    .join('\n')

/** Source: RFC 5545 section 3.1. */
function lineFaults(content: string): string[] {
  const lines = content.split('\r\n')
  return [
    ...(lines.at(-1) === '' ? [] : ['the last line has no end']),
    ...lines.flatMap((line) => (Buffer.byteLength(line) > 75 ? [`a line is longer than 75 octets: ${line}`] : [])),
    ...lines.flatMap((line) => (/[^\t\P{Cc}]/u.test(line) ? [`a control character: ${line}`] : [])),
  ]
}

type Count = [least: number, most: number]
const many = Number.POSITIVE_INFINITY

/** How often each property may stand in an event of each method. Source: RFC 5546 sections 3.2.1, 3.2.2 and 3.2.5. */
const tables: Record<string, Record<string, Count>> = {
  PUBLISH: { dtstamp: [1, 1], dtstart: [1, 1], organizer: [1, 1], summary: [1, 1], uid: [1, 1], attendee: [0, 0] },
  REQUEST: { dtstamp: [1, 1], dtstart: [1, 1], organizer: [1, 1], summary: [1, 1], uid: [1, 1], attendee: [1, many] },
  CANCEL: { dtstamp: [1, 1], organizer: [1, 1], sequence: [1, 1], uid: [1, 1], attendee: [0, many] },
}
const always: Record<string, Count> = {
  status: [0, 1],
  sequence: [0, 1],
  description: [0, 1],
  location: [0, 1],
  url: [0, 1],
}
const statuses: Record<string, string[]> = {
  PUBLISH: ['TENTATIVE', 'CONFIRMED', 'CANCELLED'],
  REQUEST: ['TENTATIVE', 'CONFIRMED'],
  CANCEL: ['CANCELLED'],
}

function calendarFaults(calendar: ICAL.Component): string[] {
  const method = String(calendar.getFirstPropertyValue('method'))
  const events = calendar.getAllSubcomponents('vevent')
  const uids = new Set(events.map((event) => event.getFirstPropertyValue('uid')))
  const table = tables[method]
  if (!table) return [`no method: ${method}`]
  return [
    ...(calendar.getAllProperties('version').length === 1 ? [] : ['no version']),
    ...(calendar.getAllProperties('prodid').length === 1 ? [] : ['no product']),
    ...(events.length > 0 ? [] : ['no event']),
    ...(uids.size === events.length ? [] : ['one uid twice']),
    ...(method === 'PUBLISH' || uids.size === 1 ? [] : [`${method} with several uids`]),
    ...events.flatMap((event) => [
      ...Object.entries({ ...always, ...table }).flatMap(([name, [least, most]]) => {
        const count = event.getAllProperties(name).length
        return count >= least && count <= most ? [] : [`${method}: ${name} ${count} times`]
      }),
      ...(statuses[method]?.includes(String(event.getFirstPropertyValue('status'))) ? [] : [`${method}: wrong status`]),
    ]),
  ]
}
