/** SQLSTATE codes the server reacts to. Source: PostgreSQL manual, appendix A. */
export const sqlState = {
  uniqueViolation: '23505',
  foreignKeyViolation: '23503',
  checkViolation: '23514',
  exclusionViolation: '23P01',
  serializationFailure: '40001',
  deadlockDetected: '40P01',
  undefinedTable: '42P01',
  invalidCatalogName: '3D000',
  tooManyConnections: '53300',
  cannotConnectNow: '57P03',
  queryCanceled: '57014',
  lockNotAvailable: '55P03',
} as const

type DatabaseError = Error & { code: string; constraint?: string }

export function isDatabaseError(error: unknown): error is DatabaseError {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code)
}

/** Errors that go away when the whole transaction runs again. */
export function isTransient(error: unknown): boolean {
  return (
    isDatabaseError(error) && (error.code === sqlState.deadlockDetected || error.code === sqlState.serializationFailure)
  )
}

/** Returns true for `statement_timeout` and `lock_timeout`; the transaction is rolled back. */
export function isTimedOut(error: unknown): boolean {
  return isDatabaseError(error) && (error.code === sqlState.queryCanceled || error.code === sqlState.lockNotAvailable)
}

const unreachable: readonly string[] = [sqlState.tooManyConnections, sqlState.cannotConnectNow, 'ECONNREFUSED']

/** Returns true if no connection was available, so the call can be repeated. */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  // NOTE: the driver's pool gives this error no code.
  if (error.message === 'timeout exceeded when trying to connect') return true
  return 'code' in error && typeof error.code === 'string' && unreachable.includes(error.code)
}
