import type { Page } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import { openPage, type PageSettings } from './page.ts'
import { siteUrl } from './stage.ts'

/** Statuses a journey brings about on purpose; the browser writes them to its console. */
type Expected = { statuses?: number[] }

/** What the browser says of an answer nobody waits for any more: the router lets go of it when a newer one is asked for. */
const LET_GO = 'BodyStreamBuffer was aborted'

/**
 * A page that is judged as long as the test lasts: no error or warning in the console, no request to another machine.
 * Hydration that does not fit the server's HTML is such a warning.
 */
export async function openQuietPage(settings: PageSettings & Expected = {}): Promise<Page> {
  const { statuses = [], ...rest } = settings
  const page = await openPage(rest)
  const faults: string[] = []
  const here = new URL(siteUrl()).host
  const isExpected = (words: string): boolean => statuses.some((status) => words.includes(`status of ${status} `))
  page.on('console', (message) => {
    const loud = message.type() === 'error' || message.type() === 'warning'
    if (loud && !isExpected(message.text())) faults.push(`console: ${message.text()}`)
  })
  page.on('pageerror', ({ message }) => {
    if (message !== LET_GO) faults.push(`page: ${message}`)
  })
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url())
    if (protocol.startsWith('http') && host !== here) faults.push(`request to ${request.url()}`)
  })
  onTestFinished(() => expect(faults).toEqual([]))
  return page
}
