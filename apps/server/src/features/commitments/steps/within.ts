import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'

/**
 * Returns the context for operations that are part of this transaction. What becomes of commitments is decided in it, so
 * that a deletion does not ask again.
 */
export function within(context: Context, tx: Tx): Context {
  const resources = { ...context.ports.resources, requireNoCommitments: async () => undefined }
  const business = { ...context.ports.business, requireNoCommitments: async () => undefined }
  return {
    ...context,
    db: tx,
    readDb: tx,
    transaction: (work) => work(tx),
    longTransaction: (work) => work(tx),
    ports: { ...context.ports, resources, business },
  }
}

/** Runs the work in a transaction and takes back everything it wrote. */
export async function withoutWriting<T>(context: Context, work: (tx: Tx) => Promise<T>): Promise<T> {
  let result: { value: T } | undefined
  try {
    await context.transaction(async (tx) => {
      result = { value: await work(tx) }
      throw new TakenBack()
    })
  } catch (error) {
    if (!(error instanceof TakenBack)) throw error
  }
  return (result as { value: T }).value
}

class TakenBack extends Error {}
