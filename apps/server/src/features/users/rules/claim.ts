/** How long the claim link of a new installation works, in milliseconds. Each start prints another one. */
export const claimMs = 7 * 24 * 60 * 60 * 1000
