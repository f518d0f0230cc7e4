import { domainToASCII } from 'node:url'
import { withoutHiddenCharacters } from '@kalends/contract'

/**
 * Returns what an address is counted by: the same for one mailbox, however its case and its domain are spelled and whatever
 * follows a plus sign in its local part (subaddresses, RFC 5233).
 */
export function emailKey(email: string): string {
  const plain = withoutHiddenCharacters(email).normalize('NFKC').trim().toLowerCase()
  const at = plain.lastIndexOf('@')
  const local = plain.slice(0, at).replace(/(?<=.)\+.*$/s, '')
  const domain = domainToASCII(plain.slice(at + 1))
  return domain === '' ? plain : `${local}@${domain}`
}
