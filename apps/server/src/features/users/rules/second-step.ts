const minutes = 60 * 1000

/** Lifetime of a pending second step. */
export const secondStepMs = 10 * minutes

/** Wrong codes after which the sign-in must start over. */
export const secondStepTries = 5
