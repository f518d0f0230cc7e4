/** Adjustable limits with their maximum. */
export const limitFields = [
  { name: 'maxBookingsPerVisitor', most: 10_000 },
  { name: 'maxBookingsPerRecipient', most: 10_000 },
  { name: 'maxBookingsPerNetwork', most: 100_000 },
  { name: 'maxSubmissionsPerVisitor', most: 10_000 },
  { name: 'maxSubmissionsPerNetwork', most: 100_000 },
  { name: 'maxEmailsPerRecipient', most: 10_000 },
  { name: 'maxTextsPerNumber', most: 1000 },
  { name: 'maxTextsPerNetwork', most: 10_000 },
  { name: 'maxTextsPerDay', most: 1_000_000 },
] as const
