import { expect, test } from 'vitest'
import { readAnswers } from './settle-change.ts'

const form = (...entries: [string, string][]) => {
  const data = new FormData()
  for (const [name, value] of entries) data.append(name, value)
  return data
}

test('answers name an action, and who or what takes over', () => {
  const sent = form(
    ['appointments', 'REASSIGN:nora'],
    ['sessions', 'UNASSIGN'],
    ['own', 'one=MOVE:quay'],
    ['own', 'two='],
  )
  expect(readAnswers(sent)).toEqual({
    appointments: { action: 'REASSIGN', resourceId: 'nora' },
    sessions: { action: 'UNASSIGN' },
    answers: [{ id: 'one', answer: { action: 'MOVE', locationId: 'quay' } }],
    notifyParticipants: false,
  })
})

test('nothing else is an answer', () => {
  expect(
    readAnswers(form(['appointments', ''], ['sessions', 'DELETE'], ['notify', 'yes'], ['message', ' Sorry '])),
  ).toEqual({ answers: [], notifyParticipants: true, message: 'Sorry' })
})

test('what was refused follows the answer for the rest, unless it has its own', () => {
  const sent = form(
    ['appointments', 'REASSIGN:nora'],
    ['own', 'one=LEAVE'],
    ['refusedAppointments', 'one'],
    ['refusedAppointments', 'two'],
    ['restAppointments', 'CANCEL'],
  )
  expect(readAnswers(sent).answers).toEqual([
    { id: 'one', answer: { action: 'LEAVE' } },
    { id: 'two', answer: { action: 'CANCEL' } },
  ])
})
