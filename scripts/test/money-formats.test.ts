import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sourceFiles, TOP } from '../project/files.ts'

/** Pages write money in one way, with the decimals of its currency: through `formats.money`. */
const FORMATS = 'apps/web/src/lib/format.ts'
const OTHER_WAY =
  /style: *['"]currency|(minimum|maximum)FractionDigits|trailingZeroDisplay|toLocaleString|toFixed\(2\)|[€£₪]\d|[€£₪$]\$\{/

const isCode = (line: string): boolean => !/^\s*(\/\/|\/?\*)/.test(line)

test.each([
  ["new Intl.NumberFormat(locale, { style: 'currency', currency })"],
  ['{ minimumFractionDigits: 2 }'],
  ["{ trailingZeroDisplay: 'stripIfInteger' }"],
  ['Number(price).toLocaleString()'],
  ['Number(price).toFixed(2)'],
  [`€\${price}`],
  ['<p>€25</p>'],
])('finds money that is written as %s', (line) => {
  expect(isCode(line) && OTHER_WAY.test(line)).toBe(true)
})

test('no page writes money in another way than the one format', () => {
  const pages = sourceFiles('apps/web/src').filter((path) => !/\.test\.tsx?$|\/test\//.test(path) && path !== FORMATS)
  const found = pages.flatMap((path) =>
    readFileSync(join(TOP, path), 'utf8')
      .split('\n')
      .filter((line) => isCode(line) && OTHER_WAY.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  )
  expect(pages.length).toBeGreaterThan(100)
  expect(found).toEqual([])
})
