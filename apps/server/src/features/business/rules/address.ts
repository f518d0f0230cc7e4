/** The parts of an address that make its one line. */
export type AddressParts = {
  formattedAddress?: string | null
  streetAddress?: { name?: string | null; number?: string | null; apt?: string | null } | null
  addressLine?: string | null
  postalCode?: string | null
  city?: string | null
  country?: string | null
}

/** An address on one line: as it was formatted by whoever wrote it, else street, then town. */
export function oneLineAddress(address: AddressParts): string {
  if (address.formattedAddress) return address.formattedAddress
  const { streetAddress: street } = address
  const streetLine = joined([street?.name, street?.number, street?.apt], ' ') || address.addressLine
  return joined([streetLine, joined([address.postalCode, address.city], ' '), address.country], ', ')
}

function joined(parts: (string | null | undefined)[], by: string): string {
  return parts.filter(Boolean).join(by)
}
