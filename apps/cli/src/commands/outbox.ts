import { fail, listOutbox, resendAsOperator } from '@kalends/server'
import type { Command } from 'commander'
import { asCommand } from '../command.ts'

type Options = { to?: string; json?: boolean }
type ResendOptions = { message?: string; failed?: boolean; json?: boolean }
type Messages = Awaited<ReturnType<typeof listOutbox>>

export function addOutbox(program: Command): void {
  asCommand(
    program
      .command('outbox')
      .description('print messages with their ids and text, newest first')
      .option('--to <address>', 'only messages to this address'),
    async ({ context }, { to }: Options) => listOutbox(context, { to }),
    (messages: Messages) => (messages.length === 0 ? 'No messages.' : messages.map(formatMessage).join('\n\n')),
  )
  asCommand(
    program
      .command('resend')
      .description('send a message again, or all that failed in the last 30 days')
      .option('--message <id>', 'id of the message, as outbox prints it')
      .option('--failed', 'all that failed'),
    async ({ context }, { message, failed }: ResendOptions) => {
      if (Boolean(message) === Boolean(failed))
        fail('MISSING_ARGUMENTS', { description: 'Give either --message with an id, or --failed.' })
      return { resent: await resendAsOperator(context, message) }
    },
    ({ resent }) => (resent === 1 ? '1 message is sent again.' : `${resent} messages are sent again.`),
  )
}

function formatMessage({ id, createdDate, channel, recipient, status, lastError, ...message }: Messages[number]) {
  const problem = lastError ? [`Not sent: ${lastError}`] : []
  return [
    `${createdDate}  ${channel} to ${recipient}  ${status}  ${id}`,
    ...problem,
    message.subject,
    '',
    message.bodyText,
  ].join('\n')
}
