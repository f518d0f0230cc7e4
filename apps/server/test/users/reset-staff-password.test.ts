import { expect, it } from 'vitest'
import { createTestApp } from '../support/index.ts'
import { accept, aTeam } from './team.ts'

const { app, context } = await createTestApp()
const { ada, invited } = await aTeam(app, context)
const common = { violatedRule: 'OTHER', ruleName: 'COMMON_PASSWORD' }
const findViolation = (answer: { json(): { details: { validationError: { fieldViolations: object[] } } } }) =>
  answer.json().details.validationError.fieldViolations[0]

it('refuses a common password wherever staff choose one', async () => {
  const changed = await ada.send('POST', '/v1/staff/password', { password: ada.password, newPassword: 'Password123' })
  expect(findViolation(changed)).toMatchObject({ field: 'newPassword', ...common })
  const { token } = await invited({ email: 'noor@example.org', name: 'Noor' })
  expect(findViolation(await accept(app, { token, password: 'sunshine' }))).toMatchObject({
    field: 'password',
    ...common,
  })
  const claimed = await app.inject({
    method: 'POST',
    url: '/v1/staff/claim',
    payload: { claimToken: 'none', name: 'Eve', email: 'eve@example.org', password: 'iloveyou' },
  })
  expect(findViolation(claimed)).toMatchObject({ field: 'password', ...common })
  expect((await accept(app, { token, password: 'long enough' })).statusCode).toBe(200)
})
