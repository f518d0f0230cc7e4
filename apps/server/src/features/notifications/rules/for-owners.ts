/**
 * Messages whose link or code lets somebody in. Only who may invite people reads them: anybody else could make
 * themselves with it what another was asked to be.
 */
export const kindsForOwners: readonly string[] = ['invitation', 'sign-in-code', 'password-link', 'staff-password-link']
