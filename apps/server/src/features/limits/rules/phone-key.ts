/** A country code and zeros after it, which are dialled only within the country. Source: ITU-T E.164, list of country codes. */
const trunkZero =
  /^(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|(?:2[1-689]|3[578]|42|5[09]|6[7-9]|8[035789]|9[679])\d)0+/

/**
 * Returns the key under which limits count a phone number: the digits of E.164 without the plus sign, for any spelling
 * (`+44 7700 900123`, `0044 7700…`, `+44 (0) 7700…`). For a national number, its digits.
 */
export function phoneKey(phone: string): string {
  const digits = phone
    .normalize('NFKC')
    .replaceAll(/\D/g, '')
    .replace(/^0{2,}/, '')
  return digits.startsWith('0') ? digits : digits.replace(trunkZero, '$1')
}
