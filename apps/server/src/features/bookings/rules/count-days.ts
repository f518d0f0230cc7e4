/** How many days a booking lasts that is made by the day, and for how many people. */
export type Rented = { duration_days: number | null; total_participants: number }

type Line = { kind: string; quantity: number }

/**
 * Tells days from pieces in the lines of a rental by the day, whose quantities are both multiplied: three days for two people
 * are six. Lines of other bookings, and of a rental whose lengths have prices of their own, stay as they are.
 */
export function countDays<Of extends Line>(lines: readonly Of[], rented: Rented): (Of & { days?: number })[] {
  const { duration_days: days, total_participants: people } = rented
  const booked = lines.reduce((sum, { kind, quantity }) => sum + (kind === 'SERVICE' ? quantity : 0), 0)
  if (days === null || booked !== days * people) return [...lines]
  return lines.map((line) => {
    if (line.kind !== 'SERVICE') return line
    if (line.quantity % days === 0) return { ...line, quantity: line.quantity / days, days }
    // Some of the days were agreed at another price.
    return people === 1 ? { ...line, quantity: 1, days: line.quantity } : line
  })
}
