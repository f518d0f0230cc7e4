import { operator } from './operator.ts'

/** Returns the latest message to an address, with codes and links that only the operator can read. */
export async function latestMessageTo(email: string): Promise<{ subject: string; bodyText: string }> {
  const [message] = await operator<{ subject: string; bodyText: string }[]>('outbox', '--to', email)
  if (!message) throw new Error(`There is no message to ${email}`)
  return message
}
