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

it('keeps the decimals of amounts, and negative ones as numbers', () => {
  expect(toCsv([[{ amount: '50.00' }, { amount: '-1.60' }, { amount: '900' }]])).toBe('\uFEFF50.00,-1.60,900\r\n')
})

it('leaves numbers unchanged', () => {
  expect(toCsv([[-2, 'a-b', 'x=1']])).toBe('\uFEFF-2,a-b,x=1\r\n')
})

it.each(['+49 (0)30 123-456', '030 1234', '4930123456'])(
  'writes the phone number %j as text, without an apostrophe',
  (phone) => {
    expect(toCsv([[{ phone }]])).toBe(['\uFEFF"=""', phone, '"""\r\n'].join(''))
  },
)

it.each(['+49"&WEBSERVICE("x")', '=1+1', '-', '+', '+cmd|x', '+1\n=2'])(
  'prevents the phone number %j from becoming a formula',
  (phone) => {
    expect(toCsv([[{ phone }]])).toMatch(/^\uFEFF"?'/)
  },
)

it('leaves a missing phone number empty', () => {
  expect(toCsv([[{ phone: null }, 'x']])).toBe('\uFEFF,x\r\n')
})
