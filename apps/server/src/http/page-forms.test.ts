import { expect, it } from 'vitest'
import { areParts, outlineOf } from './page-forms.ts'

const type = 'multipart/form-data; boundary=----FormBoundary7'
const part = (content: string, head = 'content-disposition: form-data; name="a"') =>
  `------FormBoundary7\r\n${head}\r\n\r\n${content}\r\n`
const read = (text: string, limit = 10) => areParts(Buffer.from(text), type, limit)

it('takes parts that end, whatever is in them', async () => {
  for (const content of ['', 'a', 'a'.repeat(1_000_000), '\r\n\r\n', 'a\r\n--y\r\n', '\r\n\r\n'.repeat(5000)])
    expect([content.length, await read(`${part(content)}${part('b')}------FormBoundary7--\r\n`)]).toEqual([
      content.length,
      true,
    ])
  const file = part(
    'x'.repeat(70_000),
    'content-disposition: form-data; name="f"; filename="a.txt"\r\ncontent-type: text/plain',
  )
  expect(await read(`${file}${part('b')}------FormBoundary7--\r\n`)).toBe(true)
})

it('refuses parts that cannot be taken apart, and more of them than are taken', async () => {
  for (const text of [
    '',
    'x',
    part('a'),
    part('a', 'nonsense').concat('------FormBoundary7--'),
    '------FormBoundary7\r\n------FormBoundary7--\r\n',
  ])
    expect([text, await read(text)]).toEqual([text, false])
  expect(await areParts(Buffer.from(`${part('a')}------FormBoundary7--\r\n`), 'multipart/form-data', 10)).toBe(false)
  expect([
    await read(`${part('a').repeat(10)}------FormBoundary7--\r\n`),
    await read(`${part('a').repeat(11)}------FormBoundary7--\r\n`),
  ]).toEqual([true, false])
})

it('looks at the beginning of each part alone', () => {
  const body = Buffer.from(`${part('a'.repeat(1_000_000)).repeat(3)}------FormBoundary7--\r\n`)
  expect(outlineOf(body, '------FormBoundary7').length).toBeLessThan(2000)
})
