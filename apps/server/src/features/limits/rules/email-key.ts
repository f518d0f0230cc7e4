import { domainToASCII } from 'node:url'
import { withoutHiddenCharacters } from '@kalends/contract'

/** Domains of Gmail, which delivers to one mailbox regardless of the domain and of dots. */
const gmail: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com'])

/**
 * Returns the key under which limits count an address: equal for one mailbox regardless of case, of subaddresses after
 * a plus sign (RFC 5233), and of dots and domain at Gmail.
 */
export function emailKey(email: string): string {
  const plain = withoutHiddenCharacters(email).normalize('NFKC').trim().toLowerCase()
  const at = plain.lastIndexOf('@')
  const local = plain.slice(0, at).replace(/(?<=.)\+.*$/s, '')
  const domain = domainToASCII(plain.slice(at + 1))
  if (domain === '') return plain
  return gmail.has(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`
}
