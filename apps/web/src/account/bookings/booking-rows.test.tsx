import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadMessages } from '../../lib/messages/store.ts'
import { SpeechProvider } from '../../lib/translate.tsx'
import type { BookingLine } from '../data/bookings.ts'
import { BookingRows } from './booking-rows.tsx'

const aLine = (more: Partial<BookingLine>): BookingLine => ({
  id: 'a',
  kind: 'CLASS',
  service: 'Vinyasa yoga',
  serviceId: 'yoga',
  status: 'CONFIRMED',
  start: '2026-12-02T17:30:00Z',
  end: '2026-12-02T18:30:00Z',
  staffName: '',
  staffToBeNamed: false,
  location: 'Aventine',
  people: 1,
  zone: 'Europe/Rome',
  ...more,
})

const render = (more: Partial<BookingLine>): string =>
  renderToString(
    <MemoryRouter>
      <SpeechProvider language="en" face="account">
        <BookingRows bookings={[aLine(more)]} zone="Europe/Rome" />
      </SpeechProvider>
    </MemoryRouter>,
  ).replace(/<!-- -->/g, '')

describe('the bookings of a member', () => {
  beforeAll(() => loadMessages('en', 'account'))

  it('say when they are and with whom', () => {
    expect(render({ staffName: 'Rui Alves' })).toContain('18:30, with Rui Alves')
    expect(render({ staffToBeNamed: true })).toContain('18:30, Teacher to be announced')
  })
})
