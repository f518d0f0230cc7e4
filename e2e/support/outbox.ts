import { operator } from './operator.ts'

/** The latest message to this address with its codes and links, which the operator alone reads. */
export async function latestMessageTo(email: string): Promise<{ subject: string; bodyText: string }> {
  const [message] = await operator<{ subject: string; bodyText: string }[]>('outbox', '--to', email)
  if (!message) throw new Error(`There is no message to ${email}`)
  return message
}
