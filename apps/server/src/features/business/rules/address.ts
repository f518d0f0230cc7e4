type Part = string | null | undefined

/** The parts of an address that make its one line. */
export type AddressParts = {
  formattedAddress?: Part
  streetAddress?: { name?: Part; number?: Part; apt?: Part } | null | undefined
  addressLine?: Part
  postalCode?: Part
  city?: Part
  country?: Part
}

/** An address on one line: as it was formatted by anyone who wrote it, else street, then town. */
export function oneLineAddress(address: AddressParts): string {
  if (address.formattedAddress) return address.formattedAddress
  const { streetAddress: street } = address
  const streetLine = joined([street?.name, street?.number, street?.apt], ' ') || address.addressLine
  return joined([streetLine, joined([address.postalCode, address.city], ' '), address.country], ', ')
}

function joined(parts: (string | null | undefined)[], by: string): string {
  return parts.filter(Boolean).join(by)
}
