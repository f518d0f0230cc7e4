import { beforeAll, describe, expect, it } from 'vitest'
import { loadMessages } from '../../lib/messages/store.ts'
import type { BookingRow } from '../data/rows.ts'
import { renderAt, textContent } from '../test/render.tsx'
import { BookingList } from './booking-list.tsx'

const now = Date.parse('2026-11-24T10:24:00Z')

const amounts = {
  currency: 'EUR',
  total: '50.00',
  paid: '0.00',
  refunded: '0.00',
  waived: '0.00',
  due: '50.00',
  owedBack: '0.00',
}
const unpaid = { bookingId: 'a', isUnpaid: true, amounts }
const partly = { ...unpaid, amounts: { ...amounts, paid: '20.00', due: '30.00' } }

const aRow = (more: Partial<BookingRow> = {}): BookingRow => ({
  id: 'a',
  start: '2026-11-24T13:30:00Z',
  end: '2026-11-24T15:00:00Z',
  day: '2026-11-24',
  customer: 'Chiara Bianchi',
  serviceId: 'a-service',
  service: 'Swedish massage',
  staff: 'Livia Marchetti',
  location: 'Aventine',
  status: 'CONFIRMED',
  payment: 'NOT_PAID',
  balance: unpaid,
  doubleBooked: false,
  staffToBeNamed: false,
  ...more,
})

const render = (rows: BookingRow[], more: { line?: string; open?: string; withLocation?: boolean } = {}): string =>
  renderAt(
    '/dashboard/bookings?view=all&done=cancel',
    <BookingList rows={rows} zone="Europe/Rome" now={now} open={more.open ?? null} agenda {...more} />,
  )

describe('the list of bookings', () => {
  beforeAll(() => loadMessages('en', 'dashboard'))

  it('shows time, duration, customer, service, staff, status and payment', () => {
    expect(textContent(render([aRow()]))).toBe(
      '14:30 90 min Chiara Bianchi Swedish massage Livia Marchetti Confirmed Not paid',
    )
  })

  it('names the location only if there are several', () => {
    expect(textContent(render([aRow()], { withLocation: true }))).toContain('Livia Marchetti Aventine')
    expect(textContent(render([aRow()]))).not.toContain('Aventine')
  })

  it.each([
    [{ status: 'PENDING' }, 'To approve Not paid'],
    [{ status: 'CANCELED', balance: null }, 'Cancelled'],
    [{ status: 'CANCELED', payment: 'REFUNDED', balance: null }, 'Cancelled Refunded'],
    [{ status: 'CANCELED' }, 'Cancelled €50.00 owed'],
    [{ doubleBooked: true }, 'Overlaps Not paid'],
    [{ balance: partly }, 'Confirmed €20.00 of €50.00 paid'],
    [{ payment: 'EXEMPT', balance: null }, 'Confirmed Free'],
    [{ payment: 'UNDEFINED', balance: null }, 'Confirmed'],
  ] as [Partial<BookingRow>, string][])('describes %j in text', (more, words) => {
    expect(textContent(render([aRow(more)])).endsWith(words)).toBe(true)
  })

  it('separates started bookings from upcoming ones', () => {
    const begun = aRow({ id: 'b', customer: 'Begun', start: '2026-11-24T10:00:00Z' })
    const words = textContent(render([begun, aRow()], { line: 'Now' }))
    expect(words.indexOf('Begun')).toBeLessThan(words.indexOf('Now'))
    expect(words.indexOf('Now')).toBeLessThan(words.indexOf('Chiara'))
    expect(textContent(render([begun], { line: 'Now' })).endsWith('Now')).toBe(true)
  })

  it('opens a row at its own URL without the notice of the previous one', () => {
    const html = render([aRow()], { open: 'a' })
    expect(html).toContain('href="/dashboard/bookings?view=all&amp;booking=a"')
    expect(html).toContain('aria-current="true"')
  })
})
