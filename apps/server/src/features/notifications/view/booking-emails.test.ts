import { HOUR } from '@kalends/availability'
import { describe, expect, it } from 'vitest'
import { approvalEmail, type CustomerKind, customerEmail } from './booking-emails.ts'
import type { BookingFacts } from './booking-facts.ts'
import { en } from './catalogue/en.ts'
import { he } from './catalogue/he.ts'
import { emailText } from './email.ts'
import { emailHtml } from './email-html.ts'

const start = Date.parse('2026-11-25T13:30:00Z')

const line = (name: string, quantity: number, unitPrice: string, amount: string) => ({
  kind: 'SERVICE' as 'SERVICE' | 'ADD_ON' | 'ADJUSTMENT',
  name,
  quantity,
  unitPrice,
  amount,
})

const makePrice = (total: string, lines = [line('Swedish massage', 1, total, total)]) => ({
  currency: 'EUR',
  lines,
  total,
  text: null,
})

const facts = (more: Partial<BookingFacts> = {}, booking: BookingFacts['booking'] = {}): BookingFacts => ({
  booking: {
    id: '0d6f1f0e-0000-4000-8000-000000000001',
    language: 'en',
    bookedEntity: {
      title: 'Swedish massage',
      slot: {
        resource: { id: 'r', name: 'Livia Marchetti' },
        location: { name: 'Quiet room', formattedAddress: 'Via di Santa Prisca 14, Rome' },
      },
    },
    contactDetails: { firstName: 'Clara', lastName: 'Weiss', email: 'clara@example.org', phone: '+39 06 1' },
    selectedPaymentOption: 'OFFLINE',
    paymentStatus: 'NOT_PAID',
    ...booking,
  },
  start,
  end: start + HOUR,
  zone: 'Europe/Rome',
  locationZone: 'Europe/Rome',
  policy: { cancellationPolicy: { enabled: true, limitLatestCancellation: true, latestCancellationInMinutes: 1440 } },
  price: makePrice('80.00'),
  allowMultipleRequests: false,
  business: {
    name: 'Studio Aventine',
    color: '#1e5a4e',
    language: 'en',
    timeZone: 'Europe/Rome',
    phone: '+39 06 555 0142',
    address: 'Via di Santa Prisca 14, Rome',
  },
  manageUrl: 'https://book.example.org/bookings/abc',
  againUrl: 'https://book.example.org/',
  dashboardUrl: 'https://book.example.org/dashboard/bookings?booking=1',
  message: undefined,
  sessions: [],
  staffToBeNamed: false,
  now: start - 72 * HOUR,
  ...more,
})

const text = (kind: CustomerKind, given = facts()) => emailText(customerEmail(kind, given))

describe('confirmation email', () => {
  it('links to the intake form, until the session is over or the form is answered', () => {
    const requested = facts({ intakeUrl: 'https://book.example.org/bookings/abc/form' })
    const words = 'Answer a few questions before your visit'
    expect(text('bookingConfirmed', requested)).toContain(`${words}:\nhttps://book.example.org/bookings/abc/form`)
    expect(emailHtml(customerEmail('bookingRequested', requested))).toContain(
      `<a class="text" href="https://book.example.org/bookings/abc/form" style="color:#19202f">${words}</a>`,
    )
    expect(text('bookingCanceled', requested)).not.toContain(words)
    expect(text('bookingConfirmed')).not.toContain(words)
  })

  it('shows when with weekday and zone, what, where, the price, and until when it can be cancelled', () => {
    const email = customerEmail('bookingConfirmed', facts())
    expect(email.subject).toBe('You’re booked: Wed 25 November, 14:30')
    expect(emailText(email)).toBe(`Studio Aventine

You’re booked, Clara

Service:
  Swedish massage, 60 minutes
When:
  Wednesday 25 November 2026
  14:30 to 15:30
  Rome time (GMT+1)
Where:
  Quiet room
  Via di Santa Prisca 14, Rome
With:
  Livia Marchetti
Total:
  €80.00, pay at your visit

View or cancel:
https://book.example.org/bookings/abc

You can cancel until Tuesday 24 November, 14:30, Rome time. After that, please call us. Our number is +39 06 555 0142.

Open the attached file to add this to your calendar.

-- 
Studio Aventine, Via di Santa Prisca 14, Rome, +39 06 555 0142
You’re receiving this because you booked with Studio Aventine. Booking 0D6F1F0E.
`)
  })

  it('calls a deadline at midnight the end of the day before', () => {
    const midnight = Date.parse('2026-11-27T23:00:00Z')
    const day = facts({ start: midnight, end: midnight + 24 * HOUR })
    expect(text('bookingConfirmed', day)).toContain(
      'You can cancel until the end of Thursday 26 November, Rome time. After that, please call us.',
    )
  })

  it('shows times in the zone the customer booked in', () => {
    expect(text('bookingConfirmed', facts({ zone: 'America/New_York' }))).toContain(
      '08:30 to 09:30\n  New York time (GMT-5)',
    )
  })

  it('names the zone of the location too, where its clock differs', () => {
    const elsewhere = text('bookingConfirmed', facts({ zone: 'America/New_York' }))
    expect(elsewhere).toContain('New York time (GMT-5)')
    expect(elsewhere).toContain('Local time at Studio Aventine: Wed 25 November, 14:30, Rome time (GMT+1)')
    expect(text('bookingConfirmed', facts({ zone: 'Europe/Berlin' }))).not.toContain('Local time at Studio Aventine')
    const hebrew = facts({ zone: 'America/New_York' }, { language: 'he' })
    expect(text('bookingMoved', hebrew)).toContain('השעה המקומית אצל')
  })

  it('states the cancellation rule that applies', () => {
    const rule = (policy: BookingFacts['policy'], now = start - 72 * HOUR) =>
      text('bookingConfirmed', facts({ policy, now }))
    expect(rule({ cancellationPolicy: { enabled: true } })).toContain('You can cancel until it starts.')
    expect(rule({})).toContain('can’t be cancelled online')
    expect(text('bookingConfirmed', facts({ now: start - HOUR }))).toContain('too late to cancel online')
    const own = { customPolicyDescription: { enabled: true, description: 'Bring socks.' } }
    expect(rule(own)).toContain('Bring socks.')
  })

  it('names free and paid services', () => {
    expect(text('bookingConfirmed', facts({ price: makePrice('0') }))).toContain('Total:\n  Free')
    expect(text('bookingConfirmed', facts({}, { paymentStatus: 'PAID' }))).toContain('Total:\n  €80.00, paid')
    const inWords = { currency: null, lines: [], total: null, text: 'By weight' }
    expect(text('bookingConfirmed', facts({ price: inWords }))).toContain('Total:\n  By weight')
  })

  it('says that a plan covers a booking, not that its price is paid', () => {
    const covered = facts({}, { selectedPaymentOption: 'MEMBERSHIP', paymentStatus: 'PAID' })
    expect(text('bookingConfirmed', covered)).toContain('Total:\n  Covered by your plan')
    expect(text('bookingConfirmed', covered)).not.toContain('80.00')
    const owed = facts({}, { selectedPaymentOption: 'MEMBERSHIP', paymentStatus: 'NOT_PAID' })
    expect(text('bookingConfirmed', owed)).toContain('€80.00')
  })

  it('lists participants and add-ons with their amounts, also in change emails, but not after the session', () => {
    const addOn = { ...line('Tea', 3, '4.00', '12.00'), kind: 'ADD_ON' as const }
    const less = { ...line('', 1, '-2.00', '-2.00'), kind: 'ADJUSTMENT' as const }
    const price = makePrice('60.00', [
      line('Adult', 2, '20.00', '40.00'),
      line('Child', 1, '10.00', '10.00'),
      addOn,
      less,
    ])
    const rows = `Price:
  Adult × 2: €40.00
  Child: €10.00
  Tea × 3: €12.00
  Adjustment: -€2.00
Total:
  €60.00, pay at your visit
`
    for (const kind of ['bookingConfirmed', 'bookingRequested', 'bookingMoved', 'bookingChanged'] as const)
      expect(text(kind, facts({ price }))).toContain(rows)
    expect(text('bookingCanceled', facts({ price }))).not.toContain('Total')
    expect(emailText(approvalEmail(facts({ price })))).toContain(rows)
  })

  it('says days where a rental is for several, and how many there are of it', () => {
    const days = { durationUnitType: 'DAY' as const, durationUnitCount: 3 }
    const rental = (totalParticipants: number, price: BookingFacts['price']) =>
      text(
        'bookingConfirmed',
        facts({ price, end: start + 72 * HOUR }, { bookedEntity: { title: 'Bike', slot: days }, totalParticipants }),
      )
    const one = rental(1, makePrice('75.00', [line('Bike', 3, '25.00', '75.00')]))
    expect(one).toContain('Bike, 3 days')
    expect(one).not.toContain('×')
    const lock = { ...line('Lock', 2, '2.00', '4.00'), kind: 'ADD_ON' as const }
    const two = rental(2, makePrice('154.00', [line('Bike', 6, '25.00', '150.00'), lock]))
    expect(two).toContain('Price:\n  Bike × 2, 3 days: €150.00\n  Lock × 2: €4.00\n')
    const byLength = rental(1, makePrice('60.00', [line('Bike', 1, '60.00', '60.00'), lock]))
    expect(byLength).toContain('Price:\n  Bike: €60.00\n')
  })

  it('says of which sessions of a course nobody is named yet', () => {
    const day = 24 * HOUR
    const at = (days: number, staffToBeNamed: boolean) => ({
      ...{ id: `s${days}`, start: start + days * day, end: start + days * day + HOUR },
      ...{ cancelled: false, staffToBeNamed },
    })
    const course = text('bookingConfirmed', facts({ sessions: [at(0, false), at(7, true)] }))
    expect(course).toContain('Wednesday 25 November 2026, 14:30 to 15:30\n')
    expect(course).toContain('Wednesday 2 December 2026, 14:30 to 15:30 (teacher to be announced)\n')
    const unnamed = text('bookingConfirmed', facts({ sessions: [at(0, true), at(7, true)] }))
    expect(unnamed).not.toContain('(teacher')
  })

  it('contains the online link, if there is one', () => {
    const conferencingUrl = 'https://meet.example.org/1?for=2'
    const email = customerEmail('bookingConfirmed', facts({ conferencingUrl }))
    expect(emailText(email)).toContain('Join online:\n  https://meet.example.org/1?for=2\n')
    expect(emailHtml(email)).toContain('href="https://meet.example.org/1?for=2"')
    expect(text('bookingConfirmed')).not.toContain('Join online')
  })

  it('is right to left in Hebrew, and English for unknown languages', () => {
    const hebrew = customerEmail('bookingConfirmed', facts({}, { language: 'he-IL' }))
    expect(hebrew).toMatchObject({ language: 'he', direction: 'rtl' })
    expect(hebrew.subject.replaceAll(/[\u2068\u2069]/g, '')).toBe('ההזמנה אושרה: יום ד׳, 25 בנובמבר, 14:30')
    // The telephone number keeps its own order among right-to-left words.
    expect(emailText(hebrew)).toContain('\u2068+39 06 555 0142\u2069')
    expect(emailHtml(hebrew)).toContain('<html lang="he" dir="rtl">')
    expect(customerEmail('bookingConfirmed', facts({}, { language: 'xx' })).language).toBe('en')
    const ofBusiness = facts({ business: { ...facts().business, language: 'he' } }, { language: null })
    expect(customerEmail('bookingConfirmed', ofBusiness).language).toBe('he')
  })
})

describe('other emails', () => {
  it('say that a request is pending and whether its time is reserved', () => {
    expect(text('bookingRequested')).toContain('We’re holding the time for you until then.')
    expect(text('bookingRequested', facts({ allowMultipleRequests: true }))).not.toContain('holding')
  })

  it('say what was declined or cancelled, with the message of the business, and no rule', () => {
    const declined = text('bookingDeclined', facts({ message: 'Livia is ill.' }))
    expect(declined).toContain('We’re sorry, Clara: we couldn’t accept your request')
    expect(declined).toContain('Livia is ill.')
    const canceled = text('bookingCanceled')
    expect(canceled).toContain('Your booking is cancelled, Clara')
    expect(canceled).not.toContain('You can cancel')
  })

  it('ask the business to respond, in its own zone, with the customer and their message', () => {
    const answers = {
      additionalFields: [
        { id: 'f', label: 'Message', value: 'Back pain', valueType: 'LONG_TEXT' as const },
        { id: 'g', label: 'I have read the house rules', value: 'true', valueType: 'CHECK_BOX' as const },
      ],
    }
    const email = approvalEmail(facts({ zone: 'America/New_York' }, answers))
    expect(email.subject).toBe('New booking request: Swedish massage, Wed 25 November, 14:30')
    expect(emailText(email)).toContain('Clara Weiss requested a booking')
    expect(emailText(email)).toContain('clara@example.org')
    expect(emailText(email)).toContain('Message:\n  Back pain')
    expect(emailText(email)).toContain('I have read the house rules:\n  Yes')
    expect(email.button?.url).toBe('https://book.example.org/dashboard/bookings?booking=1')
  })
})

describe('text from customers', () => {
  const evil = '<img src=x onerror=alert(1)>"\'&'

  it('is escaped in HTML', () => {
    const email = customerEmail(
      'bookingConfirmed',
      facts(
        { message: evil, business: { ...facts().business, name: evil, color: '#fff;} body{display:none' } },
        {
          bookedEntity: { title: evil, slot: { resource: { id: 'r', name: evil }, location: { name: evil } } },
          contactDetails: { firstName: evil, email: 'clara@example.org' },
        },
      ),
    )
    const html = emailHtml({ ...email, button: { label: evil, url: evil } })
    expect(html).not.toContain('<img')
    expect(html).not.toContain('display:none')
    expect(html).not.toMatch(/href="[^"]*</)
  })

  it('never starts a new line in a subject or a table', () => {
    const email = approvalEmail(facts({}, { bookedEntity: { title: 'Yoga\r\nBcc: all@example.org' } }))
    expect(email.subject).toContain('Yoga Bcc: all@example.org')
    expect(email.subject).not.toMatch(/[\r\n]/)
  })
})

describe('the catalogues', () => {
  it('have the same placeholders in every language', () => {
    const places = (sentence: string) => [...sentence.matchAll(/\{\w+\}/g)].map(String).sort()
    const phrases = Object.keys(en) as (keyof typeof en)[]
    for (const phrase of phrases) expect([phrase, places(he[phrase])]).toEqual([phrase, places(en[phrase])])
  })
})
