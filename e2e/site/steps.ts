// What a customer does on the way to a booking, in the words they see.
import type { Locator, Page } from '@playwright/test'
import { sql } from '../support/database.ts'

export const clara = { firstName: 'Clara', lastName: 'Neumann', email: 'clara@example.org' }

/** The days of the grid that have something free, the nearest first. */
export const freeDays = (page: Page): Locator =>
  page.getByRole('grid').getByRole('link', { name: /\d times? available$/, disabled: false })

/** The free times of the chosen day. */
export const freeTimes = (page: Page): Locator =>
  page.getByRole('list', { name: /^(Morning|Afternoon|Evening)$/ }).getByRole('link')

export const heading = (page: Page, name: string | RegExp): Locator => page.getByRole('heading', { level: 1, name })

/** 14:30, of a time that may say more: with whom, where, when that is elsewhere. */
export const readClock = async (time: Locator): Promise<string> =>
  /\d\d:\d\d/.exec(await time.innerText())?.[0] ?? 'no time in it'

/** Given at locations in several time zones: without a location their times are not listed. */
const atAventine = new Set(['beard-and-neck', 'haircut-and-finish'])

async function locationId(name: string): Promise<unknown> {
  const [found] = await sql('select id from locations where name = $1', [name])
  return found?.['id']
}

/** Opens the page of a service at its nth day with free times. */
export async function openService(page: Page, slug: string, day = 0, prefix = ''): Promise<void> {
  await page.goto(
    `${prefix}/services/${slug}${atAventine.has(slug) ? `?location=${await locationId('Aventine')}` : ''}`,
  )
  if (day > 0) await chooseDay(page, day)
}

/** Chooses the nth day with free times, and waits for its times. */
export async function chooseDay(page: Page, day: number): Promise<void> {
  const link = freeDays(page).nth(day)
  const [name = ''] = (await link.innerText()).split('\n')
  await link.click()
  await page.getByRole('grid').getByRole('gridcell', { selected: true, name }).waitFor()
  await page.locator('[aria-labelledby="times"]:not([aria-busy])').waitFor()
}

/** Marks a time of the day shown and answers its clock. */
export async function markTime(page: Page, time = freeTimes(page).first()): Promise<string> {
  const clock = await readClock(time)
  const before = new URL(page.url()).searchParams.get('time')
  await time.click()
  await page.waitForURL((url) => ![null, before].includes(url.searchParams.get('time')))
  return clock
}

export async function goOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Continue/ }).click()
  await heading(page, 'Booking Details').waitFor()
}

/** Goes from the page of a service to its form, with a held time. */
export async function reachForm(page: Page, slug: string, day = 0): Promise<string> {
  await openService(page, slug, day)
  const clock = await markTime(page)
  await goOn(page)
  await page.waitForURL((url) => url.searchParams.has('hold'))
  return clock
}

export async function fillIn(page: Page, person = clara): Promise<void> {
  await page.getByLabel('First name').fill(person.firstName)
  await page.getByLabel('Last name').fill(person.lastName)
  await page.getByLabel('Email').fill(person.email)
  await page.getByRole('checkbox', { name: /I have read the booking terms/ }).check()
}

export async function pressBook(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Book|Request) / }).click()
}

/** The whole way, to the confirmation. */
export async function book(page: Page, slug: string, day = 0): Promise<string> {
  const clock = await reachForm(page, slug, day)
  await fillIn(page)
  await pressBook(page)
  await heading(page, /Clara|Request sent/).waitFor()
  return clock
}

const readHoldId = (page: Page): string => new URL(page.url()).searchParams.get('hold') ?? ''

/** Makes the hold of this form expire in so many seconds, as if the minutes before had passed. */
export async function endHoldIn(page: Page, seconds: number): Promise<void> {
  const until = `now() + make_interval(secs => $2)`
  await sql(`update occupancies set hold_until = ${until} where hold_id = $1`, [readHoldId(page), seconds])
  await sql(`update holds set expires_at = ${until} where id = $1`, [readHoldId(page), seconds])
}

/**
 * All journeys come from one address, which may keep only so many times: what a test left unfinished is let go. What the
 * server is working on is left alone, since waiting for it could deadlock.
 */
export async function letGoOfEverything(): Promise<void> {
  await sql(`do $$
    declare
      idle uuid[];
    begin
      idle := array(select id from holds for update skip locked);
      delete from occupancies
      where id in (select id from occupancies where hold_id = any (idle) for update skip locked);
      delete from holds
      where id = any (idle) and not exists (select from occupancies where hold_id = holds.id);
    end
  $$`)
}
