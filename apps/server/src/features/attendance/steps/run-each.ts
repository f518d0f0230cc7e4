import { Refusal } from '../../../refusal.ts'

type Done<Item> = { id?: string | null | undefined; item?: Item }

/** Runs the work for each item in order and returns one result per item. A refused item does not affect the others. */
export async function runEach<One, Item>(list: readonly One[], act: (one: One) => Promise<Done<Item>>) {
  const results = []
  for (const [originalIndex, one] of list.entries()) {
    results.push(await outcomeOf(originalIndex, () => act(one)))
  }
  const totalSuccesses = results.filter(({ itemMetadata }) => itemMetadata.success).length
  const totalFailures = results.length - totalSuccesses
  return { results, bulkActionMetadata: { totalSuccesses, totalFailures, undetailedFailures: 0 } }
}

async function outcomeOf<Item>(originalIndex: number, act: () => Promise<Done<Item>>) {
  try {
    const { id, item } = await act()
    return { ...(item === undefined ? {} : { item }), itemMetadata: { id, originalIndex, success: true } }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const { code, description, data } = error
    return { itemMetadata: { originalIndex, success: false, error: { code, description, data } } }
  }
}
