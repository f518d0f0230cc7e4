import { domainToASCII } from 'node:url'
import { withoutHiddenCharacters } from '@kalends/contract'

/** Domains of Gmail, which delivers to one mailbox whichever of them is written and wherever dots are put. */
const gmail: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com'])

/**
 * Returns what an address is counted by: the same for one mailbox, however its case and its domain are spelled, whatever
 * follows a plus sign in its local part (subaddresses, RFC 5233), and wherever dots are put at Gmail.
 */
export function emailKey(email: string): string {
  const plain = withoutHiddenCharacters(email).normalize('NFKC').trim().toLowerCase()
  const at = plain.lastIndexOf('@')
  const local = plain.slice(0, at).replace(/(?<=.)\+.*$/s, '')
  const domain = domainToASCII(plain.slice(at + 1))
  if (domain === '') return plain
  return gmail.has(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`
}
