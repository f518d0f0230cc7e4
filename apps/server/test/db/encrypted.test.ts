import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createContext } from '../../src/context.ts'
import { decrypt, encrypt } from '../../src/security/encryption.ts'
import { createTestContext } from '../support/context.ts'

const { context, db, databaseUrl } = await createTestContext()

test('decrypts with this database’s key, only for the value’s own context', async () => {
  const ana = randomUUID()
  const ben = randomUUID()
  const [stored, again] = await Promise.all([encrypt(context, 'SECRET', ana), encrypt(context, 'SECRET', ana)])
  expect(stored.equals(again)).toBe(false)
  expect(stored.includes('SECRET')).toBe(false)
  expect(await db.selectFrom('signing_keys').select('id').where('purpose', '=', 'seal').execute()).toHaveLength(1)

  const other = createContext({ ...context.config }, { ports: context.ports, databaseUrl })
  expect(await decrypt(other, stored, ana)).toBe('SECRET')
  await other.close()
  await expect(decrypt(context, stored, ben)).rejects.toThrow()
  const altered = Buffer.from(stored)
  altered[altered.length - 1] = (altered.at(-1) ?? 0) ^ 1
  await expect(decrypt(context, altered, ana)).rejects.toThrow()
})
