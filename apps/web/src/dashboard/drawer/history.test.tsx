import { beforeAll, describe, expect, it } from 'vitest'
import { loadMessages } from '../../lib/messages/store.ts'
import type { HistoryEntry } from '../data/load-booking.ts'
import { renderAt, wordsOf } from '../test/render.tsx'
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

const told = (more: Partial<HistoryEntry>, language: 'en' | 'he' = 'en'): string =>
  wordsOf(renderAt('/', <History entries={[anEntry(more)]} zone="Europe/Rome" />, language))

describe('what happened to a booking', () => {
  beforeAll(async () => {
    await loadMessages('en', 'dashboard')
    await loadMessages('he', 'dashboard')
  })

  it.each<[Partial<HistoryEntry>, string]>([
    [{}, 'Booked on the website'],
    [{ toStatus: 'PENDING' }, 'Asked for on the website'],
    [{ action: 'create', actorType: 'app', actorName: 'Front desk' }, 'Booked through Front desk'],
    [{ action: 'confirm', actorType: 'staff', actorName: 'Giulia Rossi' }, 'Approved, by Giulia Rossi'],
    [
      { action: 'decline', toStatus: 'DECLINED', actorType: 'staff', actorName: 'Giulia Rossi' },
      'Declined by Giulia Rossi',
    ],
    [
      { action: 'cancel', toStatus: 'CANCELED', actorType: 'link' },
      'Cancelled by the customer, by the link in their message',
    ],
    [{ action: 'cancel', toStatus: 'CANCELED', actorType: 'visitor' }, 'Cancelled by the customer'],
    [{ action: 'something new', toStatus: 'CANCELED', actorType: 'system' }, 'Cancelled, by Kalends'],
  ])('%j is one sentence', (entry, sentence) => {
    expect(told(entry)).toBe(`What happened Tue 24 Nov, 10:44 ${sentence}`)
  })

  it('is told in Hebrew too', () => {
    expect(told({ toStatus: 'PENDING' }, 'he')).toContain('התבקשה באתר')
  })
})
