import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Frame, Page } from '@playwright/test'
import { isAlive } from './is-alive.ts'

/** WCAG 2.2 AA and axe's best practices. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const require = createRequire(import.meta.url)
const PROGRAM = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')

/** A transition names what it changes; other animations may run for ever. */
type Fade = Animation & { transitionProperty?: string }
type Violation = { id: string; help: string; nodes: { html: string }[] }
type Axe = { run: (context: Document, options: object) => Promise<{ violations: Violation[] }> }

/**
 * Fails with rule, reason and elements, so that the message is enough to fix the page. axe runs in the page itself and
 * returns violations only: pages are checked hundreds of times in a run, and passing all results through a second page
 * took four times as long. Frames are checked separately.
 */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  // Waits until the page is hydrated.
  await page.waitForFunction(isAlive)
  const found: string[] = []
  for (const frame of page.frames()) found.push(...(await violationsIn(page, frame)))
  if (found.length > 0) throw new Error(`${page.url()} is not accessible:\n${found.join('\n')}`)
}

/** Runs in the page. */
function isStill(): boolean {
  const isMoving = document.getAnimations().some(({ playState, effect }) => {
    return playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY
  })
  return !isMoving && !document.querySelector('[aria-busy="true"]')
}

/** A page that began to load or fade while axe measured it has the colours of neither state: it is measured again. */
async function violationsIn(page: Page, frame: Frame): Promise<string[]> {
  for (;;) {
    await page.waitForFunction(isStill)
    // Once per document: it stays loaded while a single-page app changes pages.
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(PROGRAM)
    const { found, hasMoved } = await frame.evaluate(measure, TAGS)
    if (found.length === 0 || !hasMoved) return found
  }
}

/** Runs in the page. */
async function measure(tags: string[]): Promise<{ found: string[]; hasMoved: boolean }> {
  const { axe } = window as unknown as { axe: Axe }
  const isBusy = document.querySelector('[aria-busy="true"]') !== null
  let hasMoved =
    isBusy ||
    document
      .getAnimations()
      .some(({ playState, transitionProperty }: Fade) => playState === 'running' && transitionProperty !== undefined)
  const note = (): void => {
    hasMoved = true
  }
  const observer = new MutationObserver(note)
  observer.observe(document, { subtree: true, attributeFilter: ['aria-busy'] })
  document.addEventListener('transitionrun', note)
  document.addEventListener('animationstart', note)
  const options = { runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'], iframes: false }
  const { violations } = await axe.run(document, options)
  // Mutations are told in a microtask, and events with the next frame.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  observer.disconnect()
  document.removeEventListener('transitionrun', note)
  document.removeEventListener('animationstart', note)
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html).join('\n  ')}`,
  )
  return { found, hasMoved }
}
