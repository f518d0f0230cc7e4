import { describe, expect, it } from 'vitest'
import { cheapHashes } from '../support/cheap-hashes.ts'
import { createTestApp } from '../support/index.ts'
import { anAuthClient, readViolations } from './visitors.ts'

cheapHashes()
const { app, context, db } = await createTestApp()
const auth = await anAuthClient(app, context)

describe('updateSignOnPolicy', () => {
  it('changes the given fields, keeps the rest, and publishes an event', async () => {
    const fresh = await anAuthClient(app, context)
    await fresh.policy({ requireOwnerApproval: true })
    const answer = await fresh.policy({ minimumPasswordLength: 10 })
    expect(answer.json().signOnPolicy).toMatchObject({
      revision: '2',
      requireOwnerApproval: true,
      minimumPasswordLength: 10,
    })
    expect((await fresh.asOwner('GET', '/v1/sign-on-policies')).json()).toEqual(answer.json())
    const events = await db
      .selectFrom('events')
      .selectAll()
      .where('site_id', '=', fresh.siteId)
      .where('entity_fqdn', '=', 'wix.iam.signon.v1.sign_on_policy')
      .execute()
    expect(events.map(({ slug }) => slug)).toEqual(['updated', 'updated'])
  })

  it('does not affect existing members', async () => {
    const fresh = await anAuthClient(app, context)
    await fresh.register('before@example.org')
    await fresh.policy({ requireOwnerApproval: true, requireEmailVerification: true })
    expect((await fresh.login('before@example.org')).json().state).toBe('SUCCESS')
  })

  it.each([3, 101, -1])('refuses a minimum password length of %i characters', async (minimumPasswordLength) => {
    const answer = await auth.policy({ minimumPasswordLength })
    expect(readViolations(answer)[0]).toMatchObject({ field: 'signOnPolicy.minimumPasswordLength' })
  })
})
