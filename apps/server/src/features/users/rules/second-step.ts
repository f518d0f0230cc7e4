const minutes = 60 * 1000

/** How long a sign-in waits for its code. */
export const secondStepMs = 10 * minutes

/** So many wrong codes, and the sign-in begins anew. */
export const secondStepTries = 5
