import { type PriceLine, sumLines } from './booked-price.ts'

/** A line at the price it was agreed at, and at the price that the same has now. */
export type AgreedPriceLine = PriceLine & { unitNowMinor: number }

/** What was agreed: a total, which need not be the sum of the lines. */
export type AgreedTotal = { totalMinor: number; lines: readonly AgreedPriceLine[] }

/** So many of something; `coveredUnitMinor` is the part of the unit's price that the agreement covers. */
type Part = PriceLine & { coveredUnitMinor: number }

/**
 * Returns the price of what is booked now. Whoever stays keeps what was agreed for them; whoever is given up takes along
 * their share of it, and no more than their price then; whoever joins pays the price of now. Who comes for another price
 * than before, such as that of a longer time, pays that, with the discount on the part they had. Depends on the agreement
 * and on what is booked only, not on the changes between them.
 */
export function priceByAgreement(
  { totalMinor, lines }: AgreedTotal,
  booked: readonly PriceLine[],
): { lines: PriceLine[]; minor: number } {
  const parts = divide(lines, booked)
  const listMinor = sumLines(lines)
  const coveredMinor = parts.reduce((sum, part) => sum + part.coveredUnitMinor * part.quantity, 0)
  const addedMinor = sumLines(parts) - coveredMinor
  return { lines: merge(parts), minor: shareOf(totalMinor, listMinor, coveredMinor) + addedMinor }
}

/** Fractions stay with the business, and so does what was agreed beyond the prices. */
function shareOf(totalMinor: number, listMinor: number, coveredMinor: number): number {
  if (totalMinor >= listMinor) return totalMinor - listMinor + coveredMinor
  const [total, list, covered] = [BigInt(totalMinor), BigInt(listMinor), BigInt(coveredMinor)]
  return Number((total * covered + list - 1n) / list)
}

/** Divides what is booked into what was agreed and what was added. Who stays with the same choice comes first. */
function divide(agreed: readonly AgreedPriceLine[], booked: readonly PriceLine[]): Part[] {
  const left = agreed.map((line) => ({ ...line }))
  const open = booked.map((line) => ({ line, quantity: line.quantity, parts: [] as Part[] }))
  for (const isMatch of [isSameChoice, isSameKind]) {
    for (const one of open) {
      for (const had of left) {
        const quantity = isMatch(had, one.line) ? Math.min(had.quantity, one.quantity) : 0
        if (quantity === 0) continue
        one.parts.push(cover(had, one.line, quantity))
        one.quantity -= quantity
        had.quantity -= quantity
      }
    }
  }
  return open.flatMap(({ line, quantity, parts }) => [...parts, { ...line, quantity, coveredUnitMinor: 0 }])
}

const isSameKind = (one: PriceLine, other: PriceLine) => one.kind === other.kind
const isSameChoice = (one: PriceLine, other: PriceLine) => isSameKind(one, other) && one.name === other.name

function cover(had: AgreedPriceLine, line: PriceLine, quantity: number): Part {
  const unitMinor = had.unitNowMinor === line.unitMinor ? had.unitMinor : line.unitMinor
  return { ...line, quantity, unitMinor, coveredUnitMinor: Math.min(had.unitMinor, unitMinor) }
}

/** Joins neighbouring lines of the same at the same price. */
function merge(parts: readonly Part[]): PriceLine[] {
  const lines: PriceLine[] = []
  for (const { coveredUnitMinor: _, ...part } of parts) {
    const last = lines.at(-1)
    if (part.quantity === 0) continue
    if (last && isSameChoice(last, part) && last.unitMinor === part.unitMinor) last.quantity += part.quantity
    else lines.push(part)
  }
  return lines
}
