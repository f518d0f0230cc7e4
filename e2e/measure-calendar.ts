// Prints, as JSON, how long the calendar takes to turn to the next day, to open a booking and to follow a dragged one, each
// with few bookings and with many, and how long the browser alone takes for the same blocks as plain HTML:
// `measure-calendar.ts ADDRESS EMAIL PASSWORD`. Medians in milliseconds, to the picture that follows.
import { argv, stdout } from 'node:process'
import { type Browser, chromium, type Page } from '@playwright/test'
import { type Crowd, crowdDays, turnDay } from './support/crowded-day.ts'
import { isAlive } from './support/is-alive.ts'
import { launchOptions } from './support/launch-options.ts'

const FEW: Crowd = { people: 20, each: 1 }
const MANY: Crowd = { people: 20, each: 40 }
const ROUNDS = 5

type Figures = { turnMs: number; openMs: number; dragMs: number; plainMs: number }

const [, , address, email, password] = argv
if (!address || !email || !password) throw new Error('Say where and who: measure-calendar.ts http://… EMAIL PASSWORD')
const browser = await chromium.launch(await launchOptions())
const few = await measure(browser, FEW)
const many = await measure(browser, MANY)
await browser.close()
stdout.write(`\n${JSON.stringify({ few, many })}`)

async function measure(from: Browser, crowd: Crowd): Promise<Figures> {
  const context = await from.newContext({
    baseURL: address as string,
    viewport: { width: 1280, height: 900 },
    locale: 'en',
    timezoneId: 'Europe/Berlin',
    reducedMotion: 'reduce',
  })
  await context.request.post('/v1/staff/sign-in', { data: { email, password } })
  const page = await context.newPage()
  page.setDefaultTimeout(300_000)
  await crowdDays(page, crowd)
  await page.goto('/dashboard')
  await page.waitForFunction(isAlive)
  const [turned, opened]: [number[], number[]] = [[], []]
  for (let round = 0; round < ROUNDS; round += 1) {
    turned.push(await turnToCrowd(page, crowd))
    await isIdle(page)
    opened.push(await openBlock(page, round * 3 + 1))
    await page.keyboard.press('Escape')
    await page.waitForURL((url) => !url.searchParams.has('booking'))
  }
  await isIdle(page)
  const dragged = await dragSteps(page)
  const plain: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) plain.push(await drawPlain(page))
  await context.close()
  return { turnMs: median(turned), openMs: median(opened), dragMs: median(dragged), plainMs: median(plain) }
}

/** Turns from day to day until one that was read ahead is drawn with its crowd; the milliseconds that took. */
async function turnToCrowd(page: Page, { people, each }: Crowd): Promise<number> {
  for (let turns = 0; turns < 200; turns += 1) {
    await isIdle(page)
    const turned = await turnDay(page)
    if (turned.blocks === people * each) return turned.milliseconds
  }
  throw new Error('No day that was read ahead is drawn with its crowd')
}

/** Once the page has nothing to do. It reads the days beside a moment later, so that moment passes before each try. */
async function isIdle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise<void>((resolve) => setTimeout(() => requestIdleCallback(() => resolve()), 500)))
}

function openBlock(page: Page, index: number): Promise<number> {
  return page.evaluate(async (at) => {
    const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)))
    const block = document.querySelectorAll<HTMLElement>('[data-block]')[at]
    const start = performance.now()
    block?.click()
    while (!document.querySelector('aside')) await painted()
    await painted()
    return performance.now() - start
  }, index)
}

async function dragSteps(page: Page): Promise<number[]> {
  const box = await page.evaluate(() => {
    const block = document.querySelector('[data-block]')
    block?.scrollIntoView({ block: 'center' })
    const { x = 0, y = 0 } = block?.getBoundingClientRect() ?? {}
    return { x, y }
  })
  await page.mouse.move(box.x + 20, box.y + 5)
  await page.mouse.down()
  await page.mouse.move(box.x + 26, box.y + 30)
  const steps = await page.evaluate(
    async ({ x, y }) => {
      const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)))
      const took: number[] = []
      for (let step = 0; step < 20; step += 1) {
        const start = performance.now()
        const at = { clientX: x + (step % 2) * 180, clientY: y + step * 9, pointerId: 1, bubbles: true }
        window.dispatchEvent(new PointerEvent('pointermove', { ...at, pointerType: 'mouse', buttons: 1 }))
        await painted()
        took.push(performance.now() - start)
      }
      return took
    },
    { x: box.x + 26, y: box.y + 30 },
  )
  await page.keyboard.press('Escape')
  await page.mouse.up()
  return steps
}

/** The HTML of the columns, blocks and all, taken out and put back by the browser alone. */
function drawPlain(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)))
    const grid = document.querySelector('[data-column="0"]')?.parentElement
    if (!grid) throw new Error('The columns are not on the page')
    const copy = grid.cloneNode(false) as HTMLElement
    const { outerHTML } = grid
    const html = outerHTML.slice(outerHTML.indexOf('>') + 1, outerHTML.lastIndexOf('<'))
    grid.replaceWith(copy)
    await painted()
    await painted()
    const start = performance.now()
    copy.innerHTML = html
    await painted()
    const took = performance.now() - start
    copy.replaceWith(grid)
    await painted()
    return took
  })
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
