import type { Infer, notifications } from '@kalends/contract'
import type { Client } from '@kalends/sdk'
import { isRefusal } from '../../lib/refusal.ts'
import { readGuid, readPage } from '../data/views.ts'

export type Message = Infer<typeof notifications.Message>
export type MessageRow = Pick<Message, 'id' | 'recipient' | 'recipientName' | 'subject' | 'status' | 'createdDate'>

export const MESSAGES_PER_PAGE = 50

export type Outbox = {
  rows: MessageRow[]
  total: number
  page: number
  /** Filters by this address. */
  recipient: string
  /** False when the server cannot send email. */
  mailServer: boolean
  /** The open message; `message` is null when it does not exist. */
  open: { id: string; message: Message | null } | null
}

/** Loads one page of sent messages, newest first. */
export async function loadOutbox(client: Client, search: URLSearchParams): Promise<Outbox> {
  const page = readPage(search)
  const recipient = search.get('to')?.trim() ?? ''
  const id = readGuid(search.get('message'))
  const [{ messages, total, mailServer }, message] = await Promise.all([
    client.notifications.queryMessages({
      limit: MESSAGES_PER_PAGE,
      offset: (page - 1) * MESSAGES_PER_PAGE,
      ...(recipient ? { recipient } : {}),
    }),
    id ? findMessage(client, id) : null,
  ])
  return { rows: messages.map(messageRow), total, page, recipient, mailServer, open: id ? { id, message } : null }
}

const messageRow = ({ id, recipient, recipientName, subject, status, createdDate }: Message): MessageRow => ({
  id,
  recipient,
  recipientName,
  subject,
  status,
  createdDate,
})

async function findMessage(client: Client, messageId: string): Promise<Message | null> {
  try {
    return (await client.notifications.getMessage({ messageId })).message
  } catch (error) {
    if (isRefusal(error, 404)) return null
    throw error
  }
}
