const form = /^[^\s@"<>(),;:\\[\]]+@[^\s@"<>(),;:\\[\]]+\.[^\s@."<>(),;:\\[\]]{2,}$/
/** Characters that are not seen and that no address needs: controls, soft hyphens, joiners, marks of direction. */
const hidden = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u
const everyHidden = new RegExp(hidden.source, 'gu')

/** Returns whether a text is an e-mail address, spelled plainly. At most 320 characters (RFC 3696, errata 1690). */
export function isEmail(text: string): boolean {
  return text.length <= 320 && form.test(text) && isPlainlySpelled(text)
}

/** Returns whether nothing is hidden in an address, and it reads as it is delivered: no letters or dots that stand for others. */
export function isPlainlySpelled(email: string): boolean {
  // U+3002 is the one dot that name servers read as a full stop and NFKC leaves as it is (UTS #46 §4).
  return !hidden.test(email) && !email.includes('\u3002') && email.normalize('NFKC') === email
}

/** The one spelling an address is saved in: no blanks around it, composed letters (NFC), the domain in small letters. */
export function plainEmail(email: string): string {
  const text = email.trim().normalize('NFC')
  const domain = text.lastIndexOf('@') + 1
  return domain > 0 ? text.slice(0, domain) + text.slice(domain).toLowerCase() : text
}

/** The text without the characters that are not seen. */
export function withoutHiddenCharacters(text: string): string {
  return text.replaceAll(everyHidden, '')
}
