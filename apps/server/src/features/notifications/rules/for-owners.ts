/**
 * Messages whose link lets somebody in to work here. Only who may invite people reads them: anybody else could make
 * themselves with it what another was asked to be.
 */
export const kindsForOwners: readonly string[] = ['invitation']
