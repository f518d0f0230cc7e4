/**
 * Divides the disputed amount of a combined payment among its parts: each takes what it can, the last one the rest, such as
 * a fee of the bank. Minor units; the parts add up to the amount.
 */
export function divideDispute(amountMinor: number, partsMinor: readonly number[]): number[] {
  let leftMinor = amountMinor
  return partsMinor.map((partMinor, index) => {
    const takenMinor = index === partsMinor.length - 1 ? leftMinor : Math.min(partMinor, leftMinor)
    leftMinor -= takenMinor
    return takenMinor
  })
}
