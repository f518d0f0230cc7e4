import type { Infer, notifications } from '@kalends/contract'
import { senderRecords } from '../rules/sender-records.ts'
import type { SenderDomainRow } from '../store/sender-domains.ts'

type SenderDomain = Infer<typeof notifications.SenderDomain>

/** The domain with its DNS records and what was found of each. */
export function senderDomainView(
  { domain, selector, public_key: publicKey, found, checked_at, verified_at }: SenderDomainRow,
  operatorDomain: string,
): SenderDomain {
  const { states = {}, spf } = found as {
    states?: Record<string, SenderDomain['records'][number]['state']>
    spf?: string
  }
  return {
    domain,
    verified: verified_at !== null,
    checkedDate: checked_at === null ? null : new Date(checked_at).toISOString(),
    records: senderRecords({ domain, selector, publicKey }, operatorDomain, spf).map((record) => ({
      ...record,
      state: states[record.purpose] ?? 'UNCHECKED',
    })),
  }
}
