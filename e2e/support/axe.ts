import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Frame, Page } from '@playwright/test'
import { isAlive } from './is-alive.ts'

/** WCAG 2.2 AA and what axe adds as good practice. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const require = createRequire(import.meta.url)
const PROGRAM = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')

type Violation = { id: string; help: string; nodes: { html: string }[] }
type Axe = { run: (context: Document, options: object) => Promise<{ violations: Violation[] }> }

/**
 * Fails with the rule, the reason and the elements, so that the message alone is enough to repair the page. The program
 * runs in the page itself and answers only what is wrong: pages are judged hundreds of times in a run, and carrying all
 * that is right through a second page took four times as long. A frame is judged as a page of its own.
 */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  // What a person uses: a page that its scripts have taken over, and nothing is pale or on its way.
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
  // Once per document: it stays while the pages of an application change under it.
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(PROGRAM)
  return frame.evaluate(async (tags) => {
    const { axe } = window as unknown as { axe: Axe }
    const options = { runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'], iframes: false }
    const { violations } = await axe.run(document, options)
    return violations.map(({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html).join('\n  ')}`)
  }, TAGS)
}
