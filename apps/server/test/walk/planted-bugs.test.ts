import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { aWalk, walkUntilWrong } from './support/run.ts'

/**
 * Tests the walk itself: with each of these bugs it must find something wrong, by the rule that is there for it, with
 * fewer changes than the walk of the tests makes.
 */
type Bug = {
  /** What the database does with a row of this table in place of what the server meant. */
  table: string
  on: 'before insert' | 'before update' | 'before delete' | 'after insert'
  does: string
}

const changes = 150

/** Returns the rules that are broken in a town with this bug. The seed is one that meets it soon. */
async function search(bug: Bug, seed: number): Promise<string[]> {
  const walk = await aWalk(seed)
  const { db } = walk.town.test
  await sql`create schema planted`.execute(db)
  await sql
    .raw(
      `create function planted.bug() returns trigger language plpgsql as $$ begin ${bug.does} end $$;
       create trigger planted_bug ${bug.on} on ${bug.table} for each row execute function planted.bug()`,
    )
    .execute(db)
  const found = await walkUntilWrong(walk, { changes, between: 10 })
  return [...new Set((found?.violations ?? []).map((text) => text.split(':')[0] ?? ''))]
}

describe('the walk finds', () => {
  it('seats that are not given back', async () => {
    const does = 'new.taken := greatest(new.taken, old.taken); return new;'
    const found = await search({ table: 'seats', on: 'before update', does }, 11)
    expect(found).toContain('taken seats differ from the participants of active bookings')
  })

  it('time that stays occupied after a cancellation', async () => {
    const does = 'if old.hold_id is null then return null; end if; return old;'
    const found = await search({ table: 'occupancies', on: 'before delete', does }, 13)
    expect(found).toContain('an inactive appointment occupies time')
  })

  it('a payment that its charge does not know of', async () => {
    const does = 'new.paid_minor := old.paid_minor; return new;'
    const found = await search({ table: 'charges', on: 'before update', does }, 13)
    expect(found).toContain('what a charge says was paid differs from its payments')
  })

  it('a refund that is booked to another account than the provider’s', async () => {
    const does =
      "if new.account = 'PROVIDER_STRIPE' and new.amount_minor < 0 then new.account := 'BANK'; end if; return new;"
    const found = await search({ table: 'ledger_entries', on: 'before insert', does }, 15)
    expect(found).toContain('the ledger differs from what the provider holds')
  })

  it('a price that the charge does not follow', async () => {
    const does = 'if new.subtotal_minor <> old.subtotal_minor then return old; end if; return new;'
    const found = await search({ table: 'charges', on: 'before update', does }, 1)
    expect(found).toContain('a live booking owes another amount than was agreed')
  })

  it('credits that are returned and still count as used', async () => {
    const does = 'new.returned_at := old.returned_at; return new;'
    const found = await search({ table: 'credit_uses', on: 'before update', does }, 12)
    expect(found).toContain('credits that were granted differ from those that are spent, expired and left')
  })

  it('a payment status that stays behind', async () => {
    const does = `if old.status = new.status and new.payment_status <> old.payment_status then
      new.payment_status := old.payment_status; end if; return new;`
    const found = await search({ table: 'bookings', on: 'before update', does }, 4)
    expect(found).toContain('the payment status of a booking differs from its charge')
  })

  it('a message that is never written', async () => {
    const does = "if new.kind = 'bookingCanceled' then return null; end if; return new;"
    const found = await search({ table: 'messages', on: 'before insert', does }, 13)
    expect(found).toContain('an event has not led to the message it demands')
  })

  it('a calendar entry that a move leaves as it was', async () => {
    const does = "if new.kind = 'bookingMoved' then new.attachments := '[]'; end if; return new;"
    const found = await search({ table: 'messages', on: 'before insert', does }, 8)
    expect(found).toContain('a calendar entry given out shows another time than its booking')
  })

  it('a waiver that leaves no trace', async () => {
    const does = 'delete from waivers where id = new.id; return null;'
    const found = await search({ table: 'waivers', on: 'after insert', does }, 3)
    expect(found).toContain('more of a charge is waived than its waivers say')
  })

  it('an error of the server', async () => {
    const does = "if new.action = 'cancel' then raise exception 'out of paper'; end if; return new;"
    const found = await search({ table: 'booking_history', on: 'before insert', does }, 13)
    expect(found).toContain('a call ends with an error of the server')
  })
})
