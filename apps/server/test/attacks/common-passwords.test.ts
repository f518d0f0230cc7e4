import { expect, it } from 'vitest'
import { createUser } from '../../src/features/users/index.ts'
import { createTestApp } from '../support/index.ts'

const { db, clock } = await createTestApp()

it('no user can have a common password, not even through the CLI', async () => {
  const user = { email: 'weak@example.org', name: 'Weak' }
  await expect(createUser(db, { ...user, password: 'Password1' }, clock.now())).rejects.toMatchObject({
    violations: [{ field: 'password', ruleName: 'COMMON_PASSWORD' }],
  })
  await expect(createUser(db, { ...user, password: 'long enough' }, clock.now())).resolves.toBeDefined()
})
