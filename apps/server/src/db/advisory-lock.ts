import pg from 'pg'

/** Does the work while holding a lock of the database, so that processes that start at once take turns. */
export async function withAdvisoryLock<T>(
  databaseUrl: string,
  lockKey: number,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey])
    return await work(client)
  } finally {
    // Ending the session releases the lock.
    await client.end()
  }
}
