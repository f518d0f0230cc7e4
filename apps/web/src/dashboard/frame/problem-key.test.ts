import { expect, test } from 'vitest'
import { problemKey } from './problem-key.ts'

test.each([
  ['dashboard.problem.refund', 'problem.refund'],
  ['staff.problem.notAllowed', 'problem.notAllowed'],
  ['services.problem.notFound', 'problem.notFound'],
  ['services.problem.name', 'services.problem.name'],
])('%s is %s', (key, message) => {
  expect(problemKey(key)).toBe(message)
})
