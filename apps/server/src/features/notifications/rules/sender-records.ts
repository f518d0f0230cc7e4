/** What a DNS record of a sending domain is for. */
export type RecordPurpose = 'DKIM' | 'SPF' | 'DMARC'

/** What was found: as it should be, something else, nothing, or not looked up yet. */
export type RecordState = 'FOUND' | 'DIFFERENT' | 'MISSING' | 'UNCHECKED'

export type SenderRecord = { purpose: RecordPurpose; name: string; value: string }

type Domain = { domain: string; selector: string; publicKey: string }

/** Returns the part after the @. */
export const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1).toLowerCase()

/**
 * Lists the text records of a domain whose mail goes out through a server of `operatorDomain`. `existingSpf`: what the
 * domain has, because a domain may have one SPF record only (RFC 7208 section 3.2).
 */
export function senderRecords(
  { domain, selector, publicKey }: Domain,
  operatorDomain: string,
  existingSpf?: string,
): SenderRecord[] {
  return [
    { purpose: 'DKIM', name: `${selector}._domainkey.${domain}`, value: `v=DKIM1; k=rsa; p=${publicKey}` },
    { purpose: 'SPF', name: domain, value: spfValue(operatorDomain, existingSpf) },
    { purpose: 'DMARC', name: `_dmarc.${domain}`, value: 'v=DMARC1; p=none' },
  ]
}

function spfValue(operatorDomain: string, existing: string | undefined): string {
  const include = `include:${operatorDomain}`
  if (!existing) return `v=spf1 ${include} ~all`
  if (hasTerm(existing, include)) return existing
  const terms = existing.trim().split(/\s+/)
  return [terms[0], include, ...terms.slice(1)].join(' ')
}

const hasTerm = (spf: string, term: string): boolean => spf.toLowerCase().split(/\s+/).includes(term.toLowerCase())

/** The SPF record among the texts at a domain. */
export const findSpf = (texts: readonly string[]): string | undefined =>
  texts.find((text) => /^v=spf1(\s|$)/i.test(text))

/** Compares the texts at a record's name with what should be there. */
export function judgeRecord({ purpose, value }: SenderRecord, texts: readonly string[]): RecordState {
  if (purpose === 'DKIM') {
    const keys = texts.filter((text) => /(^|;)\s*p=/.test(text)).map(keyOf)
    return keys.includes(keyOf(value)) ? 'FOUND' : keys.length > 0 ? 'DIFFERENT' : 'MISSING'
  }
  if (purpose === 'DMARC') return texts.some((text) => /^v=DMARC1\b/i.test(text)) ? 'FOUND' : 'MISSING'
  const spf = findSpf(texts)
  const include = value.split(/\s+/).find((term) => term.startsWith('include:')) ?? ''
  return spf === undefined ? 'MISSING' : hasTerm(spf, include) ? 'FOUND' : 'DIFFERENT'
}

/** The public key of a DKIM record; spaces in it mean nothing (RFC 6376 section 3.6.1). */
const keyOf = (text: string): string => (/(?:^|;)\s*p=([^;]*)/.exec(text)?.[1] ?? '').replaceAll(/\s/g, '')
