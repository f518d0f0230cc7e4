import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { fillIn, freeDays, goOn, heading, letGoOfEverything, markTime, pressBook } from './steps.ts'

test.afterEach(letGoOfEverything)

test('a customer books a haircut on a phone, adds it to the calendar, and cancels by the link', async ({
  openQuietPage,
}) => {
  const page = await openQuietPage({ width: 390 })
  await page.goto('/')
  await page.getByRole('link', { name: /^Haircut and finish/ }).click()
  await heading(page, 'Haircut and finish').waitFor()

  await page.getByRole('link', { name: /^Aventine/ }).click()
  await page.waitForURL((url) => url.searchParams.has('location'))
  await page.waitForLoadState('networkidle')

  const day = freeDays(page).nth(3)
  const dayName = (await day.innerText()).split(',')[0] ?? ''
  await day.click()
  const times = page.getByRole('heading', { level: 2, name: dayName.slice(0, 3) })
  await times.waitFor()
  expect((await times.boundingBox())?.y, 'the times come into sight').toBeLessThan(600)
  const clock = await markTime(page)
  const moment = new URL(page.url()).searchParams.get('time') ?? ''
  const bar = page.getByRole('region', { name: 'Your choice' })
  expect(await bar.innerText()).toContain(`${clock}\n45 min, Rome time, €42.00`)

  await goOn(page)
  await page.getByRole('timer').waitFor()
  await page.getByText('Details', { exact: true }).click()
  expect(await page.getByRole('main').innerText()).toMatch(/Total\s+€42\.00/)
  await fillIn(page)
  await pressBook(page)

  await heading(page, 'You’re booked, Clara').waitFor()
  const ticket = page.getByRole('article', { name: 'Haircut and finish' })
  const text = await ticket.innerText()
  expect(text).toContain(`${clock}–`)
  expect(text).toMatch(/Rome time, GMT\+[12]/)
  expect(text).toMatch(/Total\s+€42\.00\s+Pay at your visit/)
  expect(await page.getByRole('textbox', { name: 'Link to your booking' }).inputValue()).toBe(page.url().split('?')[0])
  expect(await page.getByText('We’ve emailed').count(), 'there is no mail server').toBe(0)

  const file = await savedFile(page.getByRole('link', { name: 'Add to calendar' }), page)
  expect(file).toContain('BEGIN:VEVENT')
  expect(file).toContain(`DTSTART:${moment.replace(/[-:]|\.000/g, '')}`)

  await page.getByRole('link', { name: 'Cancel', exact: true }).click()
  await heading(page, 'Cancel this booking?').waitFor()
  await page.getByRole('button', { name: 'Cancel booking' }).click()
  await heading(page, 'This booking is cancelled').waitFor()
  expect(await page.getByRole('link', { name: 'Add to calendar' }).count()).toBe(0)
  await page.getByRole('link', { name: 'See available times' }).click()
  await heading(page, 'Haircut and finish').waitFor()
  await page.getByRole('heading', { name: 'Choose a location' }).waitFor()
})

async function savedFile(link: Locator, page: Page): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  expect(download.suggestedFilename()).toBe('booking.ics')
  const path = join(mkdtempSync(join(tmpdir(), 'kalends-e2e-file-')), 'booking.ics')
  await download.saveAs(path)
  return readFileSync(path, 'utf8')
}
