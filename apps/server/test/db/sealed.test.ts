import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createContext } from '../../src/context.ts'
import { seal, unseal } from '../../src/sealed.ts'
import { createTestContext } from '../support/context.ts'

const { context, db, databaseUrl } = await createTestContext()

test('what is sealed is opened by whoever has this database, for the one it is of', async () => {
  const [ana, ben] = [randomUUID(), randomUUID()]
  const [kept, again] = await Promise.all([seal(context, 'SECRET', ana), seal(context, 'SECRET', ana)])
  expect(kept.equals(again)).toBe(false)
  expect(kept.includes('SECRET')).toBe(false)
  expect(await db.selectFrom('signing_keys').select('id').where('purpose', '=', 'seal').execute()).toHaveLength(1)

  const other = createContext({ ...context.config }, { databaseUrl })
  expect(await unseal(other, kept, ana)).toBe('SECRET')
  await other.close()
  await expect(unseal(context, kept, ben)).rejects.toThrow()
  const altered = Buffer.from(kept)
  altered[altered.length - 1] = (altered.at(-1) ?? 0) ^ 1
  await expect(unseal(context, altered, ana)).rejects.toThrow()
})
