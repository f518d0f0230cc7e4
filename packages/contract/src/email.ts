const form = /^[^\s@"<>(),;:\\[\]]+@[^\s@"<>(),;:\\[\]]+\.[^\s@."<>(),;:\\[\]]{2,}$/
/** Invisible characters that no address needs: controls, soft hyphens, joiners, direction marks. */
const hidden = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u
const everyHidden = new RegExp(hidden.source, 'gu')

/** Returns true if the text is a plainly spelled email address of at most 320 characters (RFC 3696, errata 1690). */
export function isEmail(text: string): boolean {
  return text.length <= 320 && form.test(text) && isPlainlySpelled(text)
}

/** Returns true if the address has no invisible characters and none that mail servers read as different ones. */
export function isPlainlySpelled(email: string): boolean {
  // U+3002 is the one dot that name servers read as a full stop and NFKC leaves as it is (UTS #46 §4).
  return !hidden.test(email) && !email.includes('\u3002') && email.normalize('NFKC') === email
}

/** Returns the normal form in which an address is saved: trimmed, NFC, with the domain in lower case. */
export function plainEmail(email: string): string {
  const text = email.trim().normalize('NFC')
  const domain = text.lastIndexOf('@') + 1
  return domain > 0 ? text.slice(0, domain) + text.slice(domain).toLowerCase() : text
}

/** Removes invisible characters from a text. */
export function withoutHiddenCharacters(text: string): string {
  return text.replaceAll(everyHidden, '')
}
