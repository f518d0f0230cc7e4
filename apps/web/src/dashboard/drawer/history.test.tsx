import { beforeAll, describe, expect, it } from 'vitest'
import { loadMessages } from '../../lib/messages/store.ts'
import type { HistoryEntry } from '../data/load-booking.ts'
import { renderAt, textContent } from '../test/render.tsx'
import { History } from './history.tsx'

const anEntry = (more: Partial<HistoryEntry>): HistoryEntry => ({
  number: 1,
  occurredAt: '2026-11-24T09:44:00Z',
  action: 'book',
  fromStatus: null,
  toStatus: 'CONFIRMED',
  actorType: 'visitor',
  actorName: null,
  detail: {},
  ...more,
})

const rendered = (more: Partial<HistoryEntry>, language: 'en' | 'he' = 'en'): string =>
  textContent(renderAt('/', <History entries={[anEntry(more)]} zone="Europe/Rome" />, language))

describe('booking history', () => {
  beforeAll(async () => {
    await loadMessages('en', 'dashboard')
    await loadMessages('he', 'dashboard')
  })

  it.each<[Partial<HistoryEntry>, string]>([
    [{}, 'Booked on the website'],
    [{ toStatus: 'PENDING' }, 'Requested on the website'],
    [{ action: 'create', actorType: 'app', actorName: 'Front desk' }, 'Booked through Front desk'],
    [{ action: 'confirm', actorType: 'staff', actorName: 'Giulia Rossi' }, 'Approved, by Giulia Rossi'],
    [
      { action: 'decline', toStatus: 'DECLINED', actorType: 'staff', actorName: 'Giulia Rossi' },
      'Declined by Giulia Rossi',
    ],
    [
      { action: 'decline', toStatus: 'DECLINED', actorType: 'system', detail: { because: 'UNANSWERED' } },
      'Declined by Kalends. No response before the start time',
    ],
    [
      {
        action: 'renewPrice',
        toStatus: 'CREATED',
        actorType: 'system',
        detail: { price: { from: '50.00 EUR', to: '70.00 EUR' } },
      },
      'Price recalculated because it wasn’t paid within a day. Price changed from €50.00 to €70.00',
    ],
    [
      { action: 'cancel', toStatus: 'CANCELED', actorType: 'link' },
      'Cancelled by the customer, from the link in their message',
    ],
    [{ action: 'cancel', toStatus: 'CANCELED', actorType: 'visitor' }, 'Cancelled by the customer'],
    [
      {
        action: 'reschedule',
        actorType: 'staff',
        actorName: 'Giulia Rossi',
        detail: { startDate: { from: '2026-11-25T08:00:00Z', to: '2026-11-25T09:30:00Z' } },
      },
      'Rescheduled from Wed 25 Nov, 09:00 to Wed 25 Nov, 10:30, by Giulia Rossi',
    ],
    [
      { action: 'reschedule', actorType: 'link', detail: { resource: { from: 'Livia', to: 'Noor' } } },
      'Reassigned from Livia to Noor, by the customer, from the link in their message',
    ],
    [{ action: 'payment', actorType: 'system', detail: { refunded: '20.00 EUR' } }, '€20.00 refunded in total'],
    [
      { action: 'payment', actorType: 'system', detail: { refunded: '20.00 EUR', origin: 'PROVIDER' } },
      'Refunded at the payment provider, €20.00 in total',
    ],
    [
      { action: 'payment', actorType: 'system', detail: { refunded: '20.00 EUR', origin: 'DISPUTE' } },
      'Taken back by the customer’s bank, €20.00 refunded in total',
    ],
    [
      {
        action: 'payment',
        actorType: 'system',
        detail: { dispute: 'OPEN', amount: '20.00 EUR', reason: 'fraudulent' },
      },
      'Disputed by the customer: their bank holds €20.00',
    ],
    [
      { action: 'payment', actorType: 'system', detail: { dispute: 'WON', amount: '20.00 EUR' } },
      'Dispute of €20.00 won',
    ],
    [
      { action: 'payment', actorType: 'system', detail: { owedBack: '20.00 EUR', reason: 'The refund failed' } },
      '€20.00 owed back to the customer',
    ],
    [{ action: 'payment', actorType: 'staff', detail: { waived: '20.00 EUR' } }, '€20.00 waived'],
    [
      { action: 'cancel', toStatus: 'CANCELED', actorType: 'visitor', detail: { owedBack: '20.00 EUR' } },
      'Cancelled by the customer. €20.00 owed back to the customer',
    ],
    [
      {
        action: 'payment',
        actorType: 'system',
        detail: { paymentStatus: { from: 'PAID', to: 'NOT_PAID' }, creditsLost: 'PLAN_NOT_PAID' },
      },
      'Has to be paid again. The plan that was to pay for it was never paid',
    ],
    [
      {
        action: 'payment',
        actorType: 'system',
        detail: { paymentStatus: { from: 'PAID', to: 'NOT_PAID' }, creditsLost: 'PLAN_ENDED' },
      },
      'Has to be paid again. The plan that paid for it ended',
    ],
    [
      {
        action: 'updateParticipants',
        actorType: 'staff',
        actorName: 'Giulia Rossi',
        detail: {
          participants: { from: 3, to: 2 },
          price: { from: '75.00 EUR', to: '50.00 EUR' },
          refund: '25.00 EUR',
        },
      },
      'Number of people changed from 3 to 2, by Giulia Rossi. Price changed from €75.00 to €50.00. €25.00 refunded',
    ],
    [{ action: 'undo', actorType: 'staff', actorName: 'Giulia Rossi' }, 'Change undone, by Giulia Rossi'],
    [
      { action: 'updateParticipants', actorType: 'visitor', detail: { participants: { from: 2, to: 3 } } },
      'Number of people changed from 2 to 3, by the customer',
    ],
    [
      {
        action: 'attendance',
        actorType: 'staff',
        actorName: 'Giulia Rossi',
        detail: { attendance: { from: 'NOT_SET', to: 'ATTENDED' } },
      },
      'Checked in, by Giulia Rossi',
    ],
    [{ action: 'something new', toStatus: 'CANCELED', actorType: 'system' }, 'Cancelled, by Kalends'],
  ])('%j is one sentence', (entry, sentence) => {
    expect(rendered(entry)).toBe(`History Tue 24 Nov, 10:44 ${sentence}`)
  })

  it('is in Hebrew too', () => {
    expect(rendered({ toStatus: 'PENDING' }, 'he')).toContain('התבקשה באתר')
  })
})
