/** Returns true if the agreed price of a booking is above zero: something can be owed for it. */
export function hasPrice({ agreed_price: price }: { agreed_price: { value: string } | null }): boolean {
  return Number(price?.value ?? 0) > 0
}
