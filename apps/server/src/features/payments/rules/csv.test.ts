import { expect, it } from 'vitest'
import { toCsv } from './csv.ts'

it('quotes where necessary and ends lines according to RFC 4180', () => {
  expect(toCsv([['Weber, Clara', 'said "hi"', 'two\nlines', null, 3]])).toBe(
    '\uFEFF"Weber, Clara","said ""hi""","two\nlines",,3\r\n',
  )
})

it.each(['=1+1', '+49 30', '-2', '@SUM(A1)', '\t=1', ' =1'])('prevents %j from becoming a formula', (text) => {
  expect(toCsv([[text]])).toBe(`\uFEFF'${text}\r\n`)
})

it.each([
  '＝1+1',
  '＋49',
  '－2',
  '＠SUM(A1)',
  '﹦1',
  '﹢1',
  '﹣1',
  '﹫A1',
  '\u22122',
  '\u200B=1',
  '\u00A0＝1',
  '\u2060\uFEFF@A1',
])('prevents %j, which some spreadsheets read as a sign, from becoming a formula', (text) => {
  expect(toCsv([[text]])).toBe(`\uFEFF'${text}\r\n`)
})

it('prevents a line break or tab in front of a sign from becoming a formula', () => {
  expect(toCsv([['\r=1', '\n＝1', '\tx']])).toBe(`\uFEFF"'\r=1","'\n＝1",'\tx\r\n`)
})

it('leaves numbers unchanged', () => {
  expect(toCsv([[-2, 'a-b', 'x=1']])).toBe('\uFEFF-2,a-b,x=1\r\n')
})
