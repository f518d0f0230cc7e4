import { expect, test } from 'vitest'
import { commonPasswordViolation } from './common-password.ts'

test.each(['password', 'Password1', '12345678', 'qwertyuiop', ' ILOVEYOU ', 'football'])('refuses %s', (password) => {
  expect(commonPasswordViolation('newPassword', password)).toMatchObject({
    field: 'newPassword',
    violatedRule: 'OTHER',
    ruleName: 'COMMON_PASSWORD',
  })
})

test.each(['1234', 'qwerty', 'letmein'])('refuses %s, which some businesses would take for its length', (password) => {
  expect(commonPasswordViolation('password', password)).toMatchObject({ ruleName: 'COMMON_PASSWORD' })
})

test.each(['correct horse battery', 'long enough', 'ÿ-3kf92ms'])('accepts %s', (password) => {
  expect(commonPasswordViolation('password', password)).toBeUndefined()
})
