import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'

/** Things of a business that go from one form to another. */
export type FormMove = {
  siteId: string
  /** The form they have. It and `to` are undefined where a purpose has no default form: then nothing is asked. */
  from: string | undefined
  to: string | undefined
  /** Bringing back: only these, and only those of them that are still where they were left. */
  only?: readonly string[]
  actor: Actor
  now: number
}

/** A feature whose things name a form. */
export type FormUser = {
  /** Stored with a deleted form: never rename one. */
  name: string
  /** Lets everything that uses `from` use `to`, in the transaction given. Answers the ids of what moved. */
  moveForm(context: Context, tx: Tx, move: FormMove): Promise<string[]>
}

const users = new Map<string, FormUser>()

/** Makes a feature known that uses forms: forms stand to the left of it and cannot ask it themselves. */
export function registerFormUser(user: FormUser): void {
  users.set(user.name, user)
}

/** Everybody who may use a form. */
export const formUsers = (): readonly FormUser[] => [...users.values()]
