import { expect, it } from 'vitest'
import { createTestApp } from '../support/index.ts'
import { createMember } from './factors.ts'
import { anAuthClient } from './visitors.ts'

const { app, context } = await createTestApp()
const auth = await anAuthClient(app, context)
const validate = async (email: string) => (await auth.send('POST', '/v2/validate-email', { email })).json()

it('validateEmail tells addresses from other texts, and says nothing about accounts', async () => {
  const { email } = await createMember(auth)
  for (const known of [email, 'nobody@example.org', ' Ada@Example.org '])
    expect(await validate(known)).toEqual({ valid: true, formatInvalid: false })
  for (const text of ['', 'ada', 'ada@example', 'a b@example.org', 'ada\u200b@example.org'])
    expect(await validate(text)).toEqual({ valid: false, formatInvalid: true })
})
