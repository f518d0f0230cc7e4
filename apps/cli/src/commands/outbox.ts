import { listOutbox } from '@kalends/server'
import type { Command } from 'commander'
import { asCommand } from '../command.ts'

type Options = { to?: string; json?: boolean }
type Messages = Awaited<ReturnType<typeof listOutbox>>

export function addOutbox(program: Command): void {
  asCommand(
    program
      .command('outbox')
      .description('print messages with their text, newest first')
      .option('--to <address>', 'only messages to this address'),
    async ({ context }, { to }: Options) => listOutbox(context, { to }),
    (messages: Messages) => (messages.length === 0 ? 'No messages.' : messages.map(formatMessage).join('\n\n')),
  )
}

function formatMessage({ createdDate, channel, recipient, status, subject, bodyText }: Messages[number]): string {
  return [`${createdDate}  ${channel} to ${recipient}  ${status}`, subject, '', bodyText].join('\n')
}
