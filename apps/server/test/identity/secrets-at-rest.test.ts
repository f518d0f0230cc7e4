import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { createClaim } from '../../src/features/users/index.ts'
import { aSite } from '../support/a-site.ts'
import { createTestApp } from '../support/index.ts'
import { anApiKey, aPerson, signIn } from '../support/people.ts'

const { app, context, db } = await createTestApp()

it('no issued secret is in the database in plain text, in any column of any table', async () => {
  const siteId = await aSite(context)
  const claim = await createClaim(context, siteId)
  const ada = await aPerson(context, siteId)
  const { cookie } = await signIn(app, ada, siteId)
  const key = await anApiKey(context, siteId)
  const tokens = (
    await app.inject({ method: 'POST', url: '/oauth2/token', payload: { grantType: 'anonymous', clientId: siteId } })
  ).json()
  const stored = await dumpRows()
  expect(stored).toContain(ada.email)
  const secrets = [claim, cookie, key, tokens.refresh_token].map((text) => String(text).split('.')[1] ?? '')
  for (const secret of [...secrets, tokens.access_token, ada.password]) {
    expect(secret.length).toBeGreaterThan(20)
    expect(stored).not.toContain(secret)
    expect(stored).not.toContain(Buffer.from(secret).toString('hex'))
    expect(stored).not.toContain(Buffer.from(secret, 'base64url').toString('hex'))
  }
})

/** Every row of every table as text; bytes come as hexadecimal digits. */
async function dumpRows(): Promise<string> {
  const tables = await sql<{ name: string }>`
    select quote_ident(table_name) as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db)
  const texts = await Promise.all(
    tables.rows.map(({ name }) => sql<{ row: string }>`select t::text as row from ${sql.raw(name)} t`.execute(db)),
  )
  return texts.flatMap(({ rows }) => rows.map(({ row }) => row)).join('\n')
}
