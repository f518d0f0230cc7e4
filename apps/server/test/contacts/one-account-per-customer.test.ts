import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { insertMember } from '../../src/features/members/index.ts'
import { aSite } from '../support/a-site.ts'
import { createTestContext } from '../support/context.ts'

const { context, db } = await createTestContext()
const siteId = await aSite(context)
const migration = new URL('../../src/db/migrations/20261128233700-one-account-per-customer.sql', import.meta.url)

const signUp = (name: string, isVerified: boolean) =>
  context.transaction((tx) =>
    insertMember(tx, context, { siteId, loginEmail: `${name}@legacy.example`, isVerified }, undefined),
  )
const contactOf = (memberId: string) =>
  db
    .selectFrom('members')
    .leftJoin('contacts', 'contacts.id', 'members.contact_id')
    .select(['contacts.id', 'contacts.email', 'contacts.more_emails', 'contacts.email_unproven'])
    .where('members.id', '=', memberId)
    .executeTakeFirstOrThrow()

it('separates accounts from the addresses and customers that they shared before', async () => {
  await sql`alter table contacts drop constraint contacts_email_unproven_check`.execute(db)
  await sql`drop trigger members_proven_contact on members`.execute(db)
  await sql`drop trigger contacts_proven_contact on contacts`.execute(db)
  await sql`drop function refuse_second_account`.execute(db)
  const [alone, changed] = [await signUp('alone', false), await signUp('changed', false)]
  for (const { contact, login_email } of [alone, changed])
    await db
      .updateTable('contacts')
      .set({ email: login_email, more_emails: [] })
      .where('id', '=', contact?.id ?? '')
      .execute()
  await sql`insert into contact_history (site_id, contact_id, number, action, actor_type, occurred_at)
    values (${siteId}, ${changed.contact?.id}, 1, 'update', 'staff', now())`.execute(db)
  const [first, second] = [await signUp('first', true), await signUp('second', true)]
  await db.updateTable('members').set({ contact_id: first.contact_id }).where('id', '=', second.id).execute()
  await db
    .updateTable('contacts')
    .set({ email: null })
    .where('id', '=', second.contact_id ?? '')
    .execute()

  await sql.raw(readFileSync(migration, 'utf8')).execute(db)

  const address = { email: null, email_unproven: true, more_emails: ['alone@legacy.example'] }
  expect(await contactOf(alone.id)).toMatchObject({ id: alone.contact_id, ...address })
  expect((await contactOf(changed.id)).id).toBeNull()
  const customers = db.selectFrom('contacts').select(['email', 'email_unproven'])
  const kept = customers.where('id', '=', changed.contact_id ?? '')
  expect(await kept.executeTakeFirst()).toEqual({ email: 'changed@legacy.example', email_unproven: false })
  expect((await contactOf(first.id)).id).toBe(first.contact_id)
  const moved = await contactOf(second.id)
  expect(moved).toMatchObject({ email: 'second@legacy.example', email_unproven: false })
  expect(moved.id).not.toBe(first.contact_id)
})
