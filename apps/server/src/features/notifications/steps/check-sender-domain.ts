import { DAY, HOUR } from '@kalends/availability'
import type { Context } from '../../../context.ts'
import { findSpf, judgeRecord, type RecordPurpose, type RecordState, senderRecords } from '../rules/sender-records.ts'
import { listDomainsToCheck, postponeCheck, type SenderDomainRow, saveCheck } from '../store/sender-domains.ts'
import { operatorDomain } from './sender-address.ts'

/** What a check found, as it is stored: the state of each record, and the SPF record that is there. */
export type Found = { states?: Partial<Record<RecordPurpose, RecordState>>; spf?: string }

/** Looks the records of a domain up and saves what it found. Throws if no name server answers. */
export async function checkDomain(context: Context, row: SenderDomainRow): Promise<void> {
  const { db, clock, gateways } = context
  const records = senderRecords(toDomain(row), await operatorDomain(context, row.site_id))
  const texts = await Promise.all(records.map(({ name }) => gateways.dns.resolveTxt(name)))
  const states = Object.fromEntries(
    records.map((record, index) => [record.purpose, judgeRecord(record, texts[index] ?? [])]),
  ) as Record<RecordPurpose, RecordState>
  const spf = texts.map(findSpf).find((text) => text !== undefined)
  const found: Found = { states, ...(spf ? { spf: spf.slice(0, 1000) } : {}) }
  const now = clock.now()
  await saveCheck(db, row, { found, isVerified: states.DKIM === 'FOUND', dueAt: now + DAY }, now)
}

/** The parts of a row that the records are made of. */
export const toDomain = ({ domain, selector, public_key }: SenderDomainRow) => ({
  domain,
  selector,
  publicKey: public_key,
})

const atOnce = 20

/**
 * Checks verified domains daily: with a key that is gone from DNS, messages are sent from the operator's address again. Those
 * that cannot be looked up wait an hour, so that they never keep others from being checked.
 */
export async function checkDomainsDaily(context: Context, now: number): Promise<void> {
  for (const row of await listDomainsToCheck(context.db, now, atOnce)) {
    try {
      await checkDomain(context, row)
    } catch (error) {
      context.log.warn({ err: error, domain: row.domain }, 'a sending domain could not be looked up')
      await postponeCheck(context.db, row, now + HOUR)
    }
  }
}
