import { expect, it } from 'vitest'
import { parseParts, partBounds } from './form-parts.ts'

const type = 'multipart/form-data; boundary=----FormBoundary7'
const part = (content: string, head = 'content-disposition: form-data; name="a"') =>
  `------FormBoundary7\r\n${head}\r\n\r\n${content}\r\n`
const named = (name: string) => part('x', `content-disposition: form-data; name="${name}"`)
const aFile = (content: string, name = 'a.txt') =>
  part(content, `content-disposition: form-data; name="f"; filename="${name}"\r\ncontent-type: text/plain`)
const end = '------FormBoundary7--\r\n'
const parse = (text: string, limit = 10) => parseParts(Buffer.from(text), type, limit)

it('reads parts that end, whatever they contain', async () => {
  for (const content of ['', 'a', 'שלום', 'a'.repeat(1_000_000), '\r\n\r\n', 'a\r\n--y\r\n', '\r\n\r\n'.repeat(5000)]) {
    const form = await parse(`${part(content)}${part('b')}${end}`)
    expect([content.length, form?.getAll('a')]).toEqual([content.length, [content, 'b']])
  }
})

it('reads files larger than one step, and empty file fields', async () => {
  const content = 'x'.repeat(300_000)
  const form = await parse(`${aFile(content)}${aFile('', '')}${aFile('é', 'שם.txt')}${part('b')}${end}`)
  const files = (form?.getAll('f') ?? []) as File[]
  expect(files.map(({ name, size, type }) => [name, size, type])).toEqual([
    ['a.txt', 300_000, 'text/plain'],
    ['', 0, 'text/plain'],
    ['שם.txt', 2, 'text/plain'],
  ])
  expect([await files[0]?.text(), form?.get('a')]).toEqual([content, 'b'])
})

it('ignores everything after the end', async () => {
  const form = await parse(`${part('b')}${end}${'z'.repeat(200_000)}${named('late')}${end}`)
  expect([...(form?.keys() ?? [])]).toEqual(['a'])
})

it('refuses forms that do not end', async () => {
  for (const text of ['', 'x', part('a'), aFile('a'), '------FormBoundary7\r\n', '------FormBoundary7\r\nX-A: b\r\n'])
    expect([text, await parse(text)]).toEqual([text, undefined])
})

it('refuses a part header without a blank line', async () => {
  const head = '------FormBoundary7\r\ncontent-disposition: form-data; name="a"\r\n'
  for (const text of [`${head}${end}`, `${head}x\r\n${end}`, `${head}${part('b')}${end}`, `${part('b')}${head}${end}`])
    expect([text, await parse(text)]).toEqual([text, undefined])
})

it('refuses more parts, files, names and text than the limits', async () => {
  const countIn = async (text: string, limit = 10) => [...((await parse(`${text}${end}`, limit)) ?? [])].length
  expect([await countIn(part('a').repeat(10)), await countIn(part('a').repeat(11))]).toEqual([10, 0])
  const { files, name, names, text } = partBounds
  expect([await countIn(aFile('a').repeat(files), 1000), await countIn(aFile('a').repeat(files + 1), 1000)]).toEqual([
    files,
    0,
  ])
  expect([await countIn(named('n'.repeat(name))), await countIn(named('n'.repeat(name + 1)))]).toEqual([1, 0])
  const many = names / name
  expect(await countIn(named('n'.repeat(name)).repeat(many), 1000)).toBe(many)
  expect(await countIn(named('n'.repeat(name)).repeat(many + 1), 1000)).toBe(0)
  expect([await countIn(part('t'.repeat(text))), await countIn(part('t'.repeat(text + 1)))]).toEqual([1, 0])
  expect(await countIn(part('t'.repeat(text / 2)).repeat(3))).toBe(0)
})

it('reads only part of a long header', async () => {
  const line = 'X-A: b\r\n'
  const late = `${line.repeat(120_000)}content-disposition: form-data; name="a"`
  const form = await parse(`${part('x', late)}${named('b')}${end}`)
  expect([...(form?.keys() ?? [])]).toEqual(['b'])
})

it('accepts a content type with exactly one boundary', async () => {
  const body = Buffer.from(`${part('b')}${end}`)
  for (const [given, isTaken] of [
    ['multipart/form-data; boundary=----FormBoundary7', true],
    ['Multipart/Form-Data;boundary="----FormBoundary7"', true],
    ['multipart/form-data', false],
    ['multipart/form-data; x="; boundary=aaa"; boundary=----FormBoundary7', false],
    ['multipart/form-data; boundary=----FormBoundary7; boundary=aaa', false],
    ['multipart/form-data; boundary=aaa; boundary=----FormBoundary7', false],
    ['multipart/form-data; boundary="----Form\\Boundary7"', false],
    [`multipart/form-data; boundary=${'a'.repeat(71)}`, false],
  ] as const)
    expect([given, (await parseParts(body, given, 10)) !== undefined]).toEqual([given, isTaken])
})

it('survives arbitrary part headers', async () => {
  const disposition = 'content-disposition: form-data; name="a"'
  for (const head of [
    'nonsense',
    'content-disposition: attachment; name="a"',
    'content-disposition: form-data',
    'content-disposition: form-data; name',
    `${disposition}; filename*=bogus''%ff`,
    `${disposition}; filename*=utf-8''%ff`,
    `${disposition}\r\ncontent-type: text/plain; charset=bogus`,
    `${disposition}\r\ncontent-type: text/plain; charset`,
    `${disposition}\r\ncontent-type: ; charset`,
    `${disposition}\r\ncontent-type:`,
    `${disposition}; filename\r\ncontent-type: text/plain; charset=__proto__`,
    `${disposition}; filename="a"\r\ncontent-type: text/plain; charset`,
  ]) {
    const form = await parse(`${part('\xff', head)}${named('b')}${end}`)
    expect([head, form === undefined || form.has('b')]).toEqual([head, true])
  }
})
