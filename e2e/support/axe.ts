import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Frame, Page } from '@playwright/test'
import { isAlive } from './is-alive.ts'

/** WCAG 2.2 AA and axe's best practices. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const require = createRequire(import.meta.url)
const PROGRAM = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')

type Violation = { id: string; help: string; nodes: { html: string }[] }
type Axe = { run: (context: Document, options: object) => Promise<{ violations: Violation[] }> }

/**
 * Fails with rule, reason and elements, so that the message is enough to fix the page. axe runs in the page itself and
 * returns violations only: pages are checked hundreds of times in a run, and passing all results through a second page
 * took four times as long. Frames are checked separately.
 */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  // Waits until the page is hydrated and nothing is fading or moving.
  await page.waitForFunction(isAlive)
  await page.waitForFunction(isStill)
  const found: string[] = []
  for (const frame of page.frames()) found.push(...(await violationsIn(frame)))
  if (found.length > 0) throw new Error(`${page.url()} is not accessible:\n${found.join('\n')}`)
}

/** Runs in the page. */
function isStill(): boolean {
  const isMoving = document.getAnimations().some(({ playState, effect }) => {
    return playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY
  })
  return !isMoving && !document.querySelector('[aria-busy="true"]')
}

async function violationsIn(frame: Frame): Promise<string[]> {
  // Once per document: it stays loaded while a single-page app changes pages.
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(PROGRAM)
  return frame.evaluate(async (tags) => {
    const { axe } = window as unknown as { axe: Axe }
    const options = { runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'], iframes: false }
    const { violations } = await axe.run(document, options)
    return violations.map(({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html).join('\n  ')}`)
  }, TAGS)
}
