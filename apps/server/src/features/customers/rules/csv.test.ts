import { expect, it } from 'vitest'
import { csvOf } from './csv.ts'

it('quotes what needs quotes and ends lines as the standard says', () => {
  expect(csvOf([['Weber, Clara', 'said "hi"', 'two\nlines', null, 3]])).toBe(
    '\uFEFF"Weber, Clara","said ""hi""","two\nlines",,3\r\n',
  )
})

it.each(['=1+1', '+49 30', '-2', '@SUM(A1)', '\t=1', ' =1'])('keeps %j from being a formula', (text) => {
  expect(csvOf([[text]])).toBe(`\uFEFF'${text}\r\n`)
})

it('leaves figures alone', () => {
  expect(csvOf([[-2, 'a-b', 'x=1']])).toBe('\uFEFF-2,a-b,x=1\r\n')
})
