import type { Page } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import { openPage, type PageSettings } from './page.ts'
import { siteUrl } from './stage.ts'

/** Statuses a journey brings about on purpose; the browser writes them to its console. */
type Expected = { statuses?: number[] }

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
  page.on('pageerror', (error) => faults.push(`page: ${error.message}`))
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url())
    if (protocol.startsWith('http') && host !== here) faults.push(`request to ${request.url()}`)
  })
  onTestFinished(() => expect(faults).toEqual([]))
  return page
}
