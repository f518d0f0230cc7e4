// Fails if documentation names a file that no longer exists at that path, or lacks a part.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { eventCatalogue, readEventSamples } from '../guide/event-catalogue.ts'
import { sourceFiles, TOP } from '../project/files.ts'

const pages = ['README.md', 'CONTRIBUTING.md', ...sourceFiles('docs', ['.md'])]
const readPage = (page: string): string => readFileSync(join(TOP, page), 'utf8')

/** Decisions describe the past; only the other pages must match the present. */
const present = pages.filter((page) => !page.startsWith('docs/decisions/'))

describe.each(present)('%s', (page) => {
  test('names only existing files', () => {
    const files = sourceFiles()
    const named = [...readPage(page).matchAll(/`([\w./-]+\.tsx?)`/g)].map(([, name = '']) => name)
    const lost = named.filter((name) => !files.some((path) => path === name || path.endsWith(`/${name}`)))
    expect(lost).toEqual([])
  })

  test('names only scripts of package.json', () => {
    const { scripts } = JSON.parse(readPage('package.json')) as { scripts: Record<string, string> }
    const named = [...readPage(page).matchAll(/npm run (?:--silent )?([a-z:0-9]+)/g)].map(([, name = '']) => name)
    expect(named.filter((name) => scripts[name] === undefined)).toEqual([])
  })
})

test.each(pages)('%s links only to existing pages', (page) => {
  const links = [...readPage(page).matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, link = '']) => link)
  expect(links.filter((link) => !existsSync(join(TOP, dirname(page), link)))).toEqual([])
})

test('decisions have unique numbers, a date and a status', () => {
  const names = readdirSync(join(TOP, 'docs/decisions'))
  const numbers = names.map((name) => /^(\d{4})-[a-z0-9-]+\.md$/.exec(name)?.[1])
  expect(new Set(numbers).size).toBe(names.length)
  const bare = names.filter((name) => !/^Date: \d{4}-\d\d-\d\d\. Status: \w+/m.test(readPage(`docs/decisions/${name}`)))
  expect(bare).toEqual([])
})

test('the catalogue of events is not made without a sample of each', () => {
  const kind = 'wix.bookings.v2.booking_canceled'
  const { [kind]: left, ...rest } = readEventSamples()
  expect(left).toBeDefined()
  expect(() => eventCatalogue(rest)).toThrow(`There is no sample of ${kind}`)
})
