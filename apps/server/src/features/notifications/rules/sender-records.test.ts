import { expect, it } from 'vitest'
import { findSpf, judgeRecord, type RecordPurpose, senderRecords } from './sender-records.ts'

const domain = { domain: 'studio.example', selector: 'kalends1', publicKey: 'MIIBabc+/=' }
const record = (purpose: RecordPurpose, existingSpf?: string) => {
  const found = senderRecords(domain, 'operator.example', existingSpf).find((one) => one.purpose === purpose)
  if (!found) throw new Error(purpose)
  return found
}

it('names the three records', () => {
  expect(senderRecords(domain, 'operator.example')).toEqual([
    { purpose: 'DKIM', name: 'kalends1._domainkey.studio.example', value: 'v=DKIM1; k=rsa; p=MIIBabc+/=' },
    { purpose: 'SPF', name: 'studio.example', value: 'v=spf1 include:operator.example ~all' },
    { purpose: 'DMARC', name: '_dmarc.studio.example', value: 'v=DMARC1; p=none' },
  ])
})

it('adds to the SPF record that is there, since a domain may have only one', () => {
  expect(record('SPF', 'v=spf1 mx include:_spf.elsewhere.example -all').value).toBe(
    'v=spf1 include:operator.example mx include:_spf.elsewhere.example -all',
  )
  const complete = 'v=spf1 include:operator.example -all'
  expect(record('SPF', complete).value).toBe(complete)
  expect(findSpf(['google-site-verification=x', 'v=spf1 -all'])).toBe('v=spf1 -all')
  expect(findSpf(['v=spf10 -all'])).toBeUndefined()
})

it.each([
  ['DKIM', ['v=DKIM1; k=rsa; p=MIIBabc+/='], 'FOUND'],
  ['DKIM', ['k=rsa;p=MIIB abc+/= ; t=s'], 'FOUND'],
  ['DKIM', ['v=DKIM1; p=other'], 'DIFFERENT'],
  ['DKIM', ['v=DKIM1; p='], 'DIFFERENT'],
  ['DKIM', ['unrelated'], 'MISSING'],
  ['SPF', ['v=spf1 include:OPERATOR.example -all'], 'FOUND'],
  ['SPF', ['v=spf1 include:notoperator.example -all'], 'DIFFERENT'],
  ['SPF', ['other'], 'MISSING'],
  ['DMARC', ['v=DMARC1; p=reject; rua=mailto:a@studio.example'], 'FOUND'],
  ['DMARC', [], 'MISSING'],
] as const)('judges %s %j: %s', (purpose, texts, state) => {
  expect(judgeRecord(record(purpose), texts)).toBe(state)
})
