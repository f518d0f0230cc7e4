/** Why the embedded database cannot run, in a sentence the operator can act on. */
export class EmbeddedDatabaseError extends Error {
  override name = 'EmbeddedDatabaseError'
}
