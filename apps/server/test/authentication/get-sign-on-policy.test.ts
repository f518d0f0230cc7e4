import { describe, expect, it } from 'vitest'
import { createTestApp } from '../support/index.ts'
import { anAuthClient } from './visitors.ts'

const { app, context } = await createTestApp()

describe('getSignOnPolicy', () => {
  it('allows sign-up by default', async () => {
    const fresh = await anAuthClient(app, context)
    expect((await fresh.asOwner('GET', '/v1/sign-on-policies')).json().signOnPolicy).toMatchObject({
      revision: '1',
      requireOwnerApproval: false,
      requireEmailVerification: false,
      hidesUnknownEmails: false,
      minimumPasswordLength: 8,
    })
  })
})
