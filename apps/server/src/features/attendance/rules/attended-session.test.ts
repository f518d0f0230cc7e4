import { expect, it } from 'vitest'
import { attendedSession } from './attended-session.ts'

it.each([
  ['INDIVIDUAL', 'a', undefined, { id: 'a' }],
  ['GROUP', 'a', 'a', { id: 'a' }],
  ['GROUP', 'a', 'b', 'SESSION_NOT_FOUND'],
  ['INDIVIDUAL', null, undefined, 'SESSION_NOT_FOUND'],
  ['COURSE', null, undefined, 'SESSION_ID_NOT_PROVIDED'],
  ['COURSE', null, 'b', { id: 'b' }],
])('%s with session %s, requested %s: %j', (tag, session_id, sent, wanted) => {
  expect(attendedSession({ tag, session_id }, sent)).toEqual(wanted)
})
