import { describe, expect, it } from 'vitest'
import { accountPage, bookingPage, planPage, readContinuePath, servicesPage } from './pages.ts'

const page = (type: string, slot: object, timezone?: string) => bookingPage({ type, slug: 'haircut', slot, timezone })

describe('page of a chosen slot', () => {
  it('is the form with the time, staff member, location and zone of an appointment', () => {
    const slot = { startDate: '2026-06-01T10:00:00+02:00', resource: { id: 'r' }, location: { id: 'l' } }
    expect(page('APPOINTMENT', slot, 'Europe/Berlin')).toBe(
      '/services/haircut/book?time=2026-06-01T08%3A00%3A00.000Z&staff=r&location=l&zone=Europe%2FBerlin',
    )
    expect(page('APPOINTMENT', { resource: { id: 'r' } })).toBe('/services/haircut?staff=r')
  })

  it('is the form of a class session or a course', () => {
    expect(page('CLASS', { eventId: 'e' })).toBe('/services/haircut/book?session=e')
    expect(page('CLASS', {}, 'UTC')).toBe('/classes/haircut?zone=UTC')
    expect(page('COURSE', { scheduleId: 's' })).toBe('/services/haircut/book')
  })

  it('is the service list without a choice, filtered by a staff member', () => {
    expect([servicesPage(undefined), servicesPage('r')]).toEqual(['/', '/?staff=r'])
  })
})

it('has a page for every section of the account', () => {
  const sections = ['ACCOUNT_INFO', 'BOOKINGS', 'ORDERS', 'SUBSCRIPTIONS', 'EVENTS'] as const
  expect(sections.map((section) => accountPage(section)?.split('/').at(-1))).toEqual([
    'info',
    'bookings',
    'orders',
    'subscriptions',
    'events',
  ])
})

it('continues a booking that a plan was bought for, and nothing else', () => {
  const path = '/services/haircut/book?time=2026-06-01T08%3A00%3A00.000Z&staff=r'
  expect(readContinuePath(planPage('p', path))).toBe(path)
  for (const data of ['x=1', '//evil.example', '/services//evil', '/account', 'https://evil.example/services/a'])
    expect(readContinuePath(planPage('p', data))).toBeNull()
  expect(readContinuePath(planPage('p', undefined))).toBeNull()
  expect(readContinuePath('/?checkoutData=/services/haircut')).toBeNull()
})
