import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { inTurn } from '../support/in-turn.ts'
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

/** Returns the rules that are broken in a town with this bug. */
async function search(bug: Bug & { seed: number }): Promise<string[]> {
  const walk = await aWalk(bug.seed)
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

/** What is planted, a seed that meets it soon, and the rule that finds it. */
const bugs: Record<string, Bug & { seed: number; rule: string }> = {
  'seats that are not given back': {
    table: 'seats',
    on: 'before update',
    does: 'new.taken := greatest(new.taken, old.taken); return new;',
    seed: 11,
    rule: 'taken seats differ from the participants of active bookings',
  },
  'time that stays occupied after a cancellation': {
    table: 'occupancies',
    on: 'before delete',
    does: 'if old.hold_id is null then return null; end if; return old;',
    seed: 13,
    rule: 'an inactive appointment occupies time',
  },
  'a payment that its charge does not know of': {
    table: 'charges',
    on: 'before update',
    does: 'new.paid_minor := old.paid_minor; return new;',
    seed: 13,
    rule: 'what a charge says was paid differs from its payments',
  },
  'a refund that is booked to another account than the provider’s': {
    table: 'ledger_entries',
    on: 'before insert',
    does: "if new.account = 'PROVIDER_STRIPE' and new.amount_minor < 0 then new.account := 'BANK'; end if; return new;",
    seed: 15,
    rule: 'the ledger differs from what the provider holds',
  },
  'a price that the charge does not follow': {
    table: 'charges',
    on: 'before update',
    does: 'if new.subtotal_minor <> old.subtotal_minor then return old; end if; return new;',
    seed: 1,
    rule: 'a live booking owes another amount than was agreed',
  },
  'credits that are returned and still count as used': {
    table: 'credit_uses',
    on: 'before update',
    does: 'new.returned_at := old.returned_at; return new;',
    seed: 12,
    rule: 'credits that were granted differ from those that are spent, expired and left',
  },
  'a payment status that stays behind': {
    table: 'bookings',
    on: 'before update',
    does: `if old.status = new.status and new.payment_status <> old.payment_status then
      new.payment_status := old.payment_status; end if; return new;`,
    seed: 4,
    rule: 'the payment status of a booking differs from its charge',
  },
  'a message that is never written': {
    table: 'messages',
    on: 'before insert',
    does: "if new.kind = 'bookingCanceled' then return null; end if; return new;",
    seed: 13,
    rule: 'an event has not led to the message it demands',
  },
  'a calendar entry that a move leaves as it was': {
    table: 'messages',
    on: 'before insert',
    does: "if new.kind = 'bookingMoved' then new.attachments := '[]'; end if; return new;",
    seed: 8,
    rule: 'a calendar entry given out shows another time than its booking',
  },
  'a waiver that leaves no trace': {
    table: 'waivers',
    on: 'after insert',
    does: 'delete from waivers where id = new.id; return null;',
    seed: 3,
    rule: 'more of a charge is waived than its waivers say',
  },
  'an error of the server': {
    table: 'booking_history',
    on: 'before insert',
    does: "if new.action = 'cancel' then raise exception 'out of paper'; end if; return new;",
    seed: 13,
    rule: 'a call ends with an error of the server',
  },
}

describe('the walk finds', () => {
  // Four in a test, all in the proof.
  it.each(inTurn(Object.keys(bugs), 0, 3))('%s', async (name) => {
    const bug = bugs[name]
    expect(bug && (await search(bug))).toContain(bug?.rule)
  })
})
