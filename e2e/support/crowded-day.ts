// Calendar days with as many bookings as a large business has, independent of the server's data.
import type { Page } from '@playwright/test'

const MINUTE_MS = 60_000
const ID_START = '00000000-0000-4000-8000-'

/** Days loaded more than a few seconds ago are reloaded; these are dated later, so they stay. */
const LATER_MS = 10 * MINUTE_MS

type Shown = { now: number; days: string[]; resources: Record<string, unknown>[]; items: Record<string, unknown>[] }

/** Number of columns, and of bookings in each. */
export type Crowd = { people: number; each: number }

/** Fills every prefetched day with bookings. */
export async function crowdDays(page: Page, crowd: Crowd): Promise<void> {
  await page.route('**/dashboard/calendar/data*', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ json: crowded((await answer.json()) as Shown, crowd) })
  })
}

/**
 * Goes to the next day. Returns the milliseconds until it is painted, and how many of its blocks belong to the crowd.
 */
export function turnDay(page: Page): Promise<{ milliseconds: number; blocks: number }> {
  return page.evaluate(async (selector) => {
    const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)))
    const title = document.querySelector('h1')?.textContent
    const start = performance.now()
    document.querySelector<HTMLElement>('[data-step="1"]')?.click()
    while (document.querySelector('h1')?.textContent === title) await painted()
    await painted()
    return { milliseconds: performance.now() - start, blocks: document.querySelectorAll(selector).length }
  }, `[data-block^="booking-${ID_START}"]`)
}

function crowded(shown: Shown, { people, each }: Crowd): Shown {
  const [person] = shown.resources
  const start = Date.parse(`${shown.days[0]}T05:00:00Z`)
  const resources = Array.from({ length: people }, (_, index) => ({
    ...person,
    id: makeId(index),
    name: `Person ${index}`,
    isPerson: true,
    open: [{ from: start, until: start + 16 * 60 * MINUTE_MS }],
  }))
  const items = resources.flatMap(({ id }, column) =>
    Array.from({ length: each }, (_, row) => aBooking(makeId(1000 + column * each + row), id, row, start)),
  )
  return { ...shown, now: shown.now + LATER_MS, resources, items }
}

const makeId = (index: number): string => `${ID_START}${String(index).padStart(12, '0')}`

function aBooking(id: string, resourceId: string, row: number, dayStart: number): Record<string, unknown> {
  const from = dayStart + row * 22 * MINUTE_MS
  return {
    key: `booking-${id}`,
    kind: 'APPOINTMENT',
    id,
    revision: '1',
    sessionId: null,
    from,
    until: from + 20 * MINUTE_MS,
    bufferBefore: 0,
    bufferAfter: 0,
    resourceIds: [resourceId],
    locationId: null,
    serviceId: null,
    title: 'Swedish massage',
    hue: 'ochre',
    customer: `Customer ${row}`,
    status: 'CONFIRMED',
    payment: 'NOT_PAID',
    unpaid: 1,
    attendance: 'NOT_SET',
    attendedAt: null,
    doubleBooked: false,
    firstVisit: row % 5 === 0,
    hasNote: row % 7 === 0,
    note: null,
    participants: 1,
    seats: null,
    waiting: 0,
    isSeries: false,
    heldUntil: null,
  }
}
