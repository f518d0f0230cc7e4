import { type RawBuilder, sql } from 'kysely'
import { fromStripeAmount } from '../../../src/gateways/payments/stripe-amounts.ts'
import { findViolations } from '../../model/support/invariants.ts'
import { findOldEntries } from './calendar-entries.ts'
import type { Town } from './town.ts'

type Rule = (siteId: string) => RawBuilder<{ what: string }>

/**
 * What is true of a business whatever happened to it: each statement selects violations and must find none. They read
 * only the tables and do not depend on how the rows were written.
 */
const rules: Record<string, Rule> = {
  'what a charge says was paid differs from its payments': (site) => sql`
    select c.id::text as what from charges c where c.site_id = ${site} and c.paid_minor <> (
      select coalesce(sum(p.applied_minor), 0) from payments p
      where p.site_id = c.site_id and p.charge_id = c.id and p.status = 'SUCCEEDED')`,
  'what a charge says was refunded differs from its refunds': (site) => sql`
    select c.id::text as what from charges c where c.site_id = ${site} and c.refunded_minor <> (
      select coalesce(sum(r.amount_minor), 0) from refunds r
      where r.site_id = c.site_id and r.charge_id = c.id and r.status = 'SUCCEEDED' and not r.is_overpayment
        and r.reversed_at is null)`,
  'refunds ended more of a sale than its charge says': (site) => sql`
    select c.id::text as what from charges c where c.site_id = ${site} and c.credited_minor + c.unused_credited_minor < (
      select coalesce(sum(r.credited_minor), 0) from refunds r
      where r.site_id = c.site_id and r.charge_id = c.id and r.status = 'SUCCEEDED' and r.reversed_at is null)`,
  // Less when a booking whose price was given up is bought after all.
  'more of a charge is waived than its waivers say': (site) => sql`
    select c.id::text as what from charges c where c.site_id = ${site} and c.waived_minor > (
      select coalesce(sum(w.amount_minor), 0) from waivers w where w.site_id = c.site_id and w.charge_id = c.id)`,
  'what is owed differs from the ledger': (site) => sql`
    select currency as what from (
      select currency, sum(owed) as owed from (
        select currency, total_minor - paid_minor + refunded_minor - credited_minor - waived_minor as owed from charges where site_id = ${site}
        union all select currency, applied_minor - amount_minor from payments
          where site_id = ${site} and status = 'SUCCEEDED'
        union all select p.currency, r.amount_minor from refunds r
          join payments p on p.site_id = r.site_id and p.id = r.payment_id
          where r.site_id = ${site} and r.status = 'SUCCEEDED' and r.is_overpayment and r.reversed_at is null
        union all select currency, -amount_minor from ledger_entries
          where site_id = ${site} and account = 'RECEIVABLE') as parts group by currency) as sums where owed <> 0`,
  'the ledger is not balanced': (site) => sql`
    select transaction_id::text as what from ledger_entries where site_id = ${site}
    group by transaction_id, currency having sum(amount_minor) <> 0`,
  'a payment or a refund has no receipt': (site) => sql`
    select p.id::text as what from payments p where p.site_id = ${site} and p.status = 'SUCCEEDED' and not exists (
      select from receipts r where r.site_id = p.site_id and r.payment_id = p.id and r.kind = 'RECEIPT')
    union all select f.id::text from refunds f where f.site_id = ${site} and f.status = 'SUCCEEDED' and not exists (
      select from receipts r where r.site_id = f.site_id and r.refund_id = f.id)`,
  'receipts are not numbered without gaps': (site) => sql`
    select kind as what from receipts where site_id = ${site} group by kind having count(*) <> max(number)`,
  // Of what ended, a part was paid although the rest was given up.
  'the payment status of a booking differs from its charge': (site) => sql`
    select b.id || ' ' || b.payment_status || ' ' || paid_minor || '/' || total_minor as what
    from bookings b join charges c on c.site_id = b.site_id and c.subject_type = 'BOOKING' and c.subject_id = b.id,
      lateral (select paid_minor - refunded_minor as retained) r,
      lateral (select total_minor - retained - credited_minor - waived_minor as due) d
    where b.site_id = ${site} and b.selected_payment_option not like 'MEMBERSHIP%' and not case
      when retained = 0 and (refunded_minor = 0 or (due > 0 and refunded_minor > credited_minor))
        then b.payment_status in ('NOT_PAID', 'UNDEFINED', 'EXEMPT')
      when retained = 0 then b.payment_status = 'REFUNDED'
      when due > 0 then b.payment_status = 'PARTIALLY_PAID'
      when b.status in ('CANCELED', 'DECLINED') and waived_minor > 0 then b.payment_status in ('PAID', 'PARTIALLY_PAID')
      else b.payment_status = 'PAID' end`,
  'a declined booking owes something': (site) => sql`
    select b.id || ' ' || due as what from bookings b
      join charges c on c.site_id = b.site_id and c.subject_type = 'BOOKING' and c.subject_id = b.id,
      lateral (select total_minor - paid_minor + refunded_minor - credited_minor - waived_minor as due) d
    where b.site_id = ${site} and b.status = 'DECLINED' and due > 0
      and not exists (select from payments p join refunds r on r.site_id = p.site_id and r.payment_id = p.id
        where p.site_id = c.site_id and p.charge_id = c.id and (r.origin <> 'KALENDS' or r.reversed_at is not null))`,
  'a booking is paid or refunded although nothing was': (site) => sql`
    select b.id || ' ' || b.payment_status as what from bookings b
    where b.site_id = ${site} and b.payment_status in ('PAID', 'PARTIALLY_PAID', 'REFUNDED')
      and not exists (select from charges c where c.site_id = b.site_id and c.subject_id = b.id and c.paid_minor > 0)
      and not exists (select from credit_uses u where u.site_id = b.site_id and u.booking_id = b.id)`,
  // What staff give up of it stays given up.
  'a booking owes by its charge what a plan pays for, or nothing although no plan does': (site) => sql`
    select b.id || ' ' || b.payment_status || ' ' || due as what
    from bookings b join charges c on c.site_id = b.site_id and c.subject_type = 'BOOKING' and c.subject_id = b.id,
      lateral (select total_minor - paid_minor + refunded_minor - credited_minor - waived_minor as due) d
    where b.site_id = ${site} and b.selected_payment_option like 'MEMBERSHIP%' and b.status in ('PENDING', 'CONFIRMED')
      and case b.payment_status when 'PAID' then due <> 0
        when 'NOT_PAID' then due = 0 and total_minor > 0 and not exists (select from waivers w
          where w.site_id = c.site_id and w.charge_id = c.id and w.recorded_by_id is not null)
        else false end`,
  'a booking is paid with credits and with money': (site) => sql`
    select b.id::text as what from bookings b
      join charges c on c.site_id = b.site_id and c.subject_type = 'BOOKING' and c.subject_id = b.id
    where b.site_id = ${site} and b.status in ('PENDING', 'CONFIRMED') and c.paid_minor > c.refunded_minor
      and exists (select from credit_uses u where u.site_id = b.site_id and u.booking_id = b.id and u.returned_at is null)`,
  'a booking that is owed has credits spent for it': (site) => sql`
    select b.id::text as what from bookings b where b.site_id = ${site} and b.payment_status = 'NOT_PAID'
      and b.status in ('PENDING', 'CONFIRMED') and exists (
        select from credit_uses u where u.site_id = b.site_id and u.booking_id = b.id and u.returned_at is null)`,
  'a live booking owes another amount than was agreed': (site) => sql`
    select b.id || ' ' || (b.agreed_price->>'value') || ' ' || c.subtotal_minor as what
    from bookings b join charges c on c.site_id = b.site_id and c.subject_type = 'BOOKING' and c.subject_id = b.id
    where b.site_id = ${site} and b.status in ('CREATED', 'PENDING', 'CONFIRMED') and b.agreed_price is not null
      and greatest(round((b.agreed_price->>'value')::numeric * 100) - c.elsewhere_minor, 0) <> c.subtotal_minor`,
  // Whoever stays away late leaves the credits: there may be as many as people once were.
  'a booking paid with a plan has other credits than people': (site) => sql`
    select b.id || ' ' || b.status as what from bookings b,
      lateral (select coalesce(sum(u.quantity), 0) as used from credit_uses u
        where u.site_id = b.site_id and u.booking_id = b.id and u.returned_at is null) u,
      lateral (select max((h.detail->'before'->>'total_participants')::integer) as before from booking_history h
        where h.site_id = b.site_id and h.booking_id = b.id) h
    where b.site_id = ${site}
      and b.selected_payment_option like 'MEMBERSHIP%' and b.payment_status = 'PAID'
      and b.status in ('PENDING', 'CONFIRMED')
      and u.used not between b.total_participants and greatest(b.total_participants, h.before)
      and not exists (select from charges c where c.site_id = b.site_id and c.subject_id = b.id and c.paid_minor > 0)`,
  'a booking says its credits were returned although none was': (site) => sql`
    select b.id::text as what from bookings b where b.site_id = ${site} and b.payment_status = 'REFUNDED'
      and b.selected_payment_option like 'MEMBERSHIP%'
      and not exists (select from charges c where c.site_id = b.site_id and c.subject_id = b.id and c.refunded_minor > 0)
      and not exists (select from credit_uses u where u.site_id = b.site_id and u.booking_id = b.id
        and u.returned_at is not null)`,
  'credits that were granted differ from those that are spent, expired and left': (site) => sql`
    select g.id::text as what from credit_grants g,
      lateral (select coalesce(sum(quantity) filter (where account = 'AVAILABLE'), 0) as available,
          coalesce(sum(quantity) filter (where account = 'USED'), 0) as used
        from credit_entries e where e.site_id = g.site_id and e.grant_id = g.id) e
    where g.site_id = ${site} and (g.remaining < 0 or g.remaining <> e.available
      or (g.quantity is not null and e.used <> (select coalesce(sum(u.quantity), 0) from credit_uses u
        where u.site_id = g.site_id and u.grant_id = g.id and u.returned_at is null)))
    union all
    -- What is returned after its cycle goes to another balance of the same order.
    select g.order_id::text from credit_grants g
      join credit_entries e on e.site_id = g.site_id and e.grant_id = g.id
    where g.site_id = ${site} group by g.order_id having sum(e.quantity) <> 0`,
  'a card is charged for an order that has ended, or whose buyer is gone': (site) => sql`
    select p.id::text as what from payments p
      join charges c on c.site_id = p.site_id and c.id = p.charge_id and c.subject_type = 'ORDER'
      join orders o on o.site_id = c.site_id and o.id = c.subject_id
      left join members m on m.site_id = o.site_id and m.id = o.member_id
    where p.site_id = ${site} and p.method = 'SAVED_CARD' and p.recorded_by_id is null
      and ((o.status in ('CANCELED', 'ENDED') and o.end_at < p.created_at) or m.deleted_at < p.created_at)`,
  'a coupon is used more often than by its orders': (site) => sql`
    select order_id::text as what from coupon_uses where site_id = ${site}
    group by order_id having count(*) filter (where released_at is null) > 1`,
  // Whose booking is not paid yet is told nothing of its changes.
  'an event has not led to the message it demands': (site) => sql`
    select e.id || ' ' || e.slug as what from events e, lateral (select e.payload->'actionEvent'->'body' as body) b
    where e.site_id = ${site} and e.entity_fqdn = 'wix.bookings.v2.booking'
      and e.slug in ('confirmed', 'markedAsPending', 'rescheduled', 'declined', 'canceled')
      and b.body->'participantNotification'->'notifyParticipants' = 'true'
      and b.body->'booking'->>'status' <> 'CREATED'
      and b.body->'booking'->'contactDetails'->>'email' is not null
      and not exists (select from messages m where m.site_id = e.site_id and starts_with(m.dedupe_key, e.id::text))`,
}

/** Rules of the model test that count changes: merging customers changes their bookings in another way. */
const ofSingleChanges = /^(revision, history and events|a change has no event)/

/** Finds every violation, as `rule: id`. */
export async function findWalkViolations(town: Town): Promise<string[]> {
  const { db, clock } = town.test
  const parts = Object.entries(rules).map(
    ([name, rule]) => sql`select ${sql.lit(name)} as rule, what from (${rule(town.siteId)}) as found`,
  )
  const { rows } = await sql<{ rule: string; what: string }>`${sql.join(parts, sql` union all `)}`.execute(db)
  return [
    ...rows.map(({ rule, what }) => `${rule}: ${what}`),
    ...(await findViolations(db, town.siteId, clock.now())).filter((text) => !ofSingleChanges.test(text)),
    ...(await findDifferencesAtStripe(town)),
    ...(await findOldEntries(town)),
  ]
}

/** Nothing is under way any more: the books and Stripe must hold the same. */
async function findDifferencesAtStripe({ test: { db }, siteId, fakeStripe }: Town): Promise<string[]> {
  const { sum } = await db
    .selectFrom('ledger_entries')
    .select(sql<number>`coalesce(sum(amount_minor), 0)::bigint`.as('sum'))
    .where('site_id', '=', siteId)
    .where('account', '=', 'PROVIDER_STRIPE')
    .executeTakeFirstOrThrow()
  const held = fromStripeAmount(fakeStripe.account.balance('EUR'), 'EUR')
  const refunds = await db
    .selectFrom('refunds')
    .select('amount_minor')
    .where('site_id', '=', siteId)
    .where('status', '=', 'CREATED')
    .execute()
  return [
    ...(Number(sum) === held ? [] : [`the ledger differs from what the provider holds: ${sum} and ${held}`]),
    ...refunds.map(({ amount_minor }) => `a refund is never made: ${amount_minor}`),
  ]
}
