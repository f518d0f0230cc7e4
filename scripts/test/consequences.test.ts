import { describe, expect, test } from 'vitest'
import { follows, gap, type Row, refused } from '../../apps/server/test/consequences/table/cells.ts'
import { judgeConsequences, type Known } from '../consequences/judge.ts'
import { consequencesPage } from '../consequences/page.ts'
import { readTitles } from '../consequences/titles.ts'

const change = 'a booking is cancelled'
const row: Row = { change, file: 'bookings.test.ts', operations: ['cancelBooking'], cells: { seats: follows() } }
const titles: Known['titles'] = new Map([['consequences/bookings.test.ts', new Set([change])]])
const judge = (rows: Row[], { unconnected = {}, knownGaps = 0, writing = ['cancelBooking'] } = {}) =>
  judgeConsequences({ rows, unconnected, knownGaps }, { titles, writing })

describe('the table of consequences', () => {
  test('is accepted if each cell has its test and each writing operation its row', () => {
    expect(judge([row])).toEqual([])
    const unconnected = { 'reads, and is a POST': ['queryCustomers'] }
    expect(judge([row], { unconnected, writing: ['cancelBooking', 'queryCustomers'] })).toEqual([])
  })

  test('is refused if a row or a cell names a test that its file does not have', () => {
    expect(judge([{ ...row, change: 'a booking moves' }])).toEqual([
      'a booking moves: apps/server/test/consequences/bookings.test.ts has no test "a booking moves"',
    ])
    const named = refused('when paid', { file: 'bookings/cancel-booking.test.ts', title: 'is refused' })
    expect(judge([{ ...row, cells: { refunds: named } }])).toEqual([
      `${change}: apps/server/test/bookings/cancel-booking.test.ts has no test "is refused"`,
    ])
  })

  test('is refused if a writing operation has no row, two, or does not exist', () => {
    expect(judge([row], { writing: ['cancelBooking', 'createHold'] })).toEqual([
      'createHold writes, and belongs to no row',
    ])
    expect(judge([row], { writing: [] })).toEqual(['cancelBooking is no writing operation of the contract'])
    expect(judge([row], { unconnected: { why: ['cancelBooking'] } })).toEqual(['cancelBooking belongs to two rows'])
  })

  test('lets the number of gaps only fall, and wants a reason for each', () => {
    const cells = { messages: gap('nobody is told') }
    expect(judge([{ ...row, cells }])).toEqual(['there are 1 gaps, and at most 0 are allowed'])
    expect(judge([{ ...row, cells }], { knownGaps: 1 })).toEqual([])
    expect(judge([row], { knownGaps: 1 })).toEqual(['there are 0 gaps: lower KNOWN_GAPS, which is 1'])
    expect(judge([{ ...row, cells: { messages: gap() } }], { knownGaps: 1 })).toEqual([
      `${change}, messages: "gap" needs a reason`,
    ])
  })

  test('shows each cell, and lists gaps on their own', () => {
    const rows = [{ ...row, cells: { ...row.cells, messages: gap('nobody is told') } }]
    const page = consequencesPage({ rows, unconnected: {}, knownGaps: 1 })
    expect(page).toContain('- A booking is cancelled: messages: nobody is told')
    expect(page).toContain('| Seats | follows |  | that of the row |')
    expect(page).toMatch(/^Nothing to do: charge, .*sessions in front ends\.$/m)
  })

  test('reads titles of tests however they are written', () => {
    const text =
      "it('one', () => {})\ntest.each([\n  ['a', f(1)],\n])('two', x)\nproves(\n  \"it’s three\",\n  it.skip(`four`"
    expect([...readTitles(text)]).toEqual(['one', 'two', 'it’s three', 'four'])
  })
})
