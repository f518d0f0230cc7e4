/** A server process could not start. The message is what it said, for the operator. */
export class WorkerFailedError extends Error {
  override name = 'WorkerFailedError'
}
