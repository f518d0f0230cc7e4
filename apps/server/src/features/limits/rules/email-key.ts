import { domainToASCII } from 'node:url'

const hidden = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

/** Returns what an address is counted by: the same for one mailbox, however its case and its domain are spelled. */
export function emailKey(email: string): string {
  const plain = email.replaceAll(hidden, '').normalize('NFKC').trim().toLowerCase()
  const at = plain.lastIndexOf('@')
  const domain = domainToASCII(plain.slice(at + 1))
  return domain === '' ? plain : `${plain.slice(0, at)}@${domain}`
}
