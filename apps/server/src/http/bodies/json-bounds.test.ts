import { expect, it } from 'vitest'
import { countJson, countLargeJson, depthLimit, nameLimit } from './json-bounds.ts'

const count = (text: string, valueLimit = 1000) => countJson(Buffer.from(text), valueLimit)

it('counts objects, arrays and their values', () => {
  expect(count('7')).toEqual({ values: 1 })
  expect(count('{"a":1,"b":[1,2,{"c":null}]}').values).toBeGreaterThanOrEqual(6)
  expect(count('{"a":1,"b":[1,2,{"c":null}]}').values).toBeLessThanOrEqual(8)
})

it.each(['[', '{"a":'])('stops at the first level that is too deep, however many follow: %s', (opening) => {
  const deep = opening.repeat(100_000)
  expect(count(deep)).toEqual({ crossed: 'depth', values: depthLimit + 2 })
  expect(count(opening.repeat(depthLimit))).toEqual({ values: depthLimit + 1 })
})

it('stops at the first value above the limit, however many follow', () => {
  for (const text of [`[${'1,'.repeat(500_000)}1]`, `{${'"a":[],'.repeat(100_000)}"b":1}`, '[],'.repeat(100_000)])
    expect(count(text)).toEqual({ crossed: 'values', values: 1001 })
})

it('ignores the contents of strings', () => {
  const texts = ['[[[[', ',,,,,,', '\\"[[[[', '\\\\', '\\\\\\"{{{{', '{"a":1}']
  for (const inside of texts) {
    const written = JSON.stringify({ a: inside.repeat(50) })
    expect([inside, count(written)]).toEqual([inside, { values: 2 }])
  }
  expect(count(`{"a":"${'x'.repeat(1_000_000)}"}`)).toEqual({ values: 2 })
  expect(count('{"a":"never ends ,,,,[[[[')).toEqual({ values: 2 })
})

it('refuses long field names that refusals would repeat, but not long strings', () => {
  const long = 'x'.repeat(nameLimit + 1)
  expect(count(`{"${long}" \n :1}`).crossed).toBe('name')
  expect(count(`{"a":"${long}"}`)).toEqual({ values: 2 })
  expect(count(`["${long}"]`)).toEqual({ values: 2 })
})

it('yields between steps of a large body, and counts the same', async () => {
  const quotes = `{"a":"${'\\"'.repeat(4_000_000)}","b":[1]}`
  let isServed = false
  setImmediate(() => {
    isServed = true
  })
  expect(await countLargeJson(Buffer.from(quotes), 1000)).toEqual(count(quotes))
  expect(isServed).toBe(true)
})

it('does not search a string of escaped quotes repeatedly', () => {
  const bytes = Buffer.from(`{"a":"${'\\"'.repeat(10_000)}"}`)
  let searches = 0
  bytes.indexOf = () => {
    searches += 1
    return -1
  }
  expect([countJson(bytes, 1000), searches]).toEqual([{ values: 2 }, 0])
})
