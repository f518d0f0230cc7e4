import { createStore, type Store } from '../store.ts'
import type { Change, Outcome } from './change.ts'

/** Sends changes one after another; offline they wait, also across a reload. */
export type Sender = {
  waiting: Store<readonly Change[]>
  send: (change: Change) => void
  /** Retries the waiting changes. */
  flush: () => void
}

type Settings = { address: string; onOutcome: (change: Change, outcome: Outcome) => void; storage: ChangeStorage }
/** Where waiting changes survive a reload. */
export type ChangeStorage = { read: () => Change[]; write: (changes: readonly Change[]) => void }

export function createSender({ address, onOutcome, storage }: Settings): Sender {
  const waiting = createStore<readonly Change[]>(storage.read())
  let isSending = false

  const put = (changes: readonly Change[]): void => {
    waiting.set(changes)
    storage.write(changes)
  }

  const flush = async (): Promise<void> => {
    if (isSending) return
    isSending = true
    for (let next = waiting.get()[0]; next; next = waiting.get()[0]) {
      const outcome = await post(address, next)
      if (!outcome) break
      put(waiting.get().filter((change) => change !== next))
      onOutcome(next, outcome)
    }
    isSending = false
  }

  return {
    waiting,
    send: (change) => {
      put([...waiting.get(), change])
      void flush()
    },
    flush: () => void flush(),
  }
}

/** Returns undefined while offline. */
async function post(address: string, change: Change): Promise<Outcome | undefined> {
  const broken: Outcome = { ok: false, key: change.key, refusal: 'other', latest: null }
  try {
    const answer = await fetch(address, {
      method: 'POST',
      body: new URLSearchParams({ change: JSON.stringify(change) }),
    })
    if (answer.redirected) location.reload() // the session has ended
    if (!answer.ok) return broken
    return (await answer.json()) as Outcome
  } catch {
    return navigator.onLine ? broken : undefined
  }
}

/** Stores changes for as long as the tab is open. */
export function createTabStorage(name: string): ChangeStorage {
  return {
    read: () => {
      try {
        return JSON.parse(sessionStorage.getItem(name) ?? '[]') as Change[]
      } catch {
        return []
      }
    },
    write: (changes) => {
      try {
        sessionStorage.setItem(name, JSON.stringify(changes))
      } catch {
        // then they are lost on reload
      }
    },
  }
}
