/**
 * Messages whose link or code grants access. Only people who may invite can read them: others could accept an
 * invitation in someone else's place.
 */
export const kindsForOwners: readonly string[] = ['invitation', 'sign-in-code', 'password-link', 'staff-password-link']
