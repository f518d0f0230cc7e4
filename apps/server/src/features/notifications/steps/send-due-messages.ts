import { MINUTE } from '@kalends/availability'
import type { Context } from '../../../context.ts'
import { type Mail, MailRefused } from '../../../gateways/mail.ts'
import type { MailFault } from '../../../gateways/mail-faults.ts'
import { enqueue } from '../../../jobs/queue.ts'
import { findSite } from '../../sites/index.ts'
import { probeDelay } from '../rules/probing.ts'
import { afterFailure, retryDelay } from '../rules/retry.ts'
import { lacksSecrets } from '../rules/secrets.ts'
import { domainOf } from '../rules/sender-records.ts'
import { claimDueMessages, type MessageRow, releaseMessage, saveOutcome } from '../store/messages.ts'
import { claimProbe, deletePause, findPause, type PauseRow, prolongPause, startPause } from '../store/pause.ts'
import { bringUpToDate } from './bring-up-to-date.ts'
import { revealSecrets } from './message-secrets.ts'
import { type OpenMail, openMail } from './open-mail.ts'
import { findSender } from './sender-address.ts'

/** Task that sends due messages. */
export const sendTask = 'notifications.send'

const leaseMs = 10 * MINUTE
const atOnce = 20

/** One pass over what is due. */
type Run = {
  mail: OpenMail
  now: number
  /** Set while sending is paused: this pass makes the attempt that is due. */
  pause: PauseRow | undefined
  /** The mail server answered for one message: the account works. */
  isThrough: boolean
  /** The account was refused: nothing else is sent in this pass. */
  isStopped: boolean
}

/**
 * Sends due messages through the operator's mail server. Without one, messages stay in the outbox. While the server
 * refuses the account, one message is tried from time to time, and all others wait.
 */
export async function sendDueMessages(context: Context, now: number): Promise<void> {
  const mail = await openMail(context)
  if (!mail) return
  const isPaused = (await findPause(context.db)) !== undefined
  const pause = isPaused ? await claimProbe(context.db, now, now + leaseMs) : undefined
  if (isPaused && !pause) return
  const run: Run = { mail, now, pause, isThrough: false, isStopped: false }
  // One at a time until one gets through: a server that refuses the account is not asked twenty times.
  for (let limit = 1; !run.isStopped; limit = run.isThrough ? atOnce : 1) {
    const claimed = await claimDueMessages(context.db, now, leaseMs, limit)
    if (claimed.length === 0) break
    await Promise.all(claimed.map((message) => sendOne(context, run, message)))
  }
  if (pause && !run.isThrough && !run.isStopped) await verifyAccount(context, run)
}

async function sendOne(context: Context, run: Run, claimed: MessageRow): Promise<void> {
  const message = lacksSecrets(claimed) ? undefined : await bringUpToDate(context, claimed, run.now)
  if (!message) return saveOutcome(context.db, claimed, { status: 'DROPPED' })
  try {
    const { gateway, sender } = run.mail
    await gateway.send(await toMail(context, await revealSecrets(context, message), sender))
  } catch (error) {
    return handleFailure(context, run, message, error)
  }
  await saveOutcome(context.db, message, { status: 'SENT', sentAt: run.now })
  await noteThrough(context, run)
}

async function handleFailure(context: Context, run: Run, message: MessageRow, error: unknown): Promise<void> {
  const { answer, fault } = toRefusal(error)
  // A connection that breaks while others get through is a trouble of this message.
  const isOfAccount = fault.about === 'ACCOUNT' && !(fault.reason === 'CONNECTION' && run.isThrough)
  if (isOfAccount) {
    await releaseMessage(context.db, message, run.now)
    return stop(context, run, { reason: fault.reason, answer })
  }
  context.log.warn({ err: error, message: message.id, attempt: message.attempts }, 'a message could not be sent')
  await saveOutcome(context.db, message, {
    status: afterFailure(message.attempts, fault.permanent),
    error: answer,
    reason: fault.reason,
    dueAt: run.now + retryDelay(message.attempts),
  })
  // A fault of another kind may not have reached the server.
  if (fault.about === 'MESSAGE' && fault.reason !== 'OTHER') await noteThrough(context, run)
}

/** Pauses sending, or prolongs the pause. */
async function stop(context: Context, run: Run, refused: { reason: string; answer: string }): Promise<void> {
  if (run.isStopped) return
  run.isStopped = true
  if (run.pause && !run.isThrough) {
    const probes = run.pause.probes + 1
    return prolongPause(context.db, refused, { probes, nextProbeAt: run.now + probeDelay(probes) })
  }
  const isNew = await startPause(context.db, refused, run.now, run.now + probeDelay(0))
  if (isNew)
    context.log.error(refused, 'sending email is paused: the mail server refuses the account; it resumes by itself')
}

async function noteThrough(context: Context, run: Run): Promise<void> {
  if (run.isThrough) return
  run.isThrough = true
  if (run.pause) await endPause(context)
}

/** Nothing waits that could be tried: signs in, so that the pause does not outlive its cause. */
async function verifyAccount(context: Context, run: Run): Promise<void> {
  try {
    await run.mail.gateway.verify()
  } catch (error) {
    const { answer, fault } = toRefusal(error)
    return stop(context, run, { reason: fault.about === 'ACCOUNT' ? fault.reason : 'REFUSED', answer })
  }
  await noteThrough(context, run)
}

async function endPause({ db, log }: Context): Promise<boolean> {
  const isOver = await deletePause(db)
  if (isOver) log.warn({}, 'sending email goes on: the mail server accepts the account')
  return isOver
}

/** Ends a pause, because the account is known to work, and sends what waits. */
export async function resumeSending(context: Context): Promise<void> {
  if (await endPause(context)) await enqueue(context.db, sendTask, {}, { key: sendTask })
}

/** What a failed attempt to send says, and what it is about. */
export function toRefusal(error: unknown): { answer: string; fault: MailFault } {
  const answer = error instanceof Error ? error.message : String(error)
  if (error instanceof MailRefused) return { answer, fault: error.fault }
  return { answer, fault: { about: 'MESSAGE', reason: 'OTHER', permanent: false } }
}

/** A message as the mail server takes it. `operatorAddress` undefined: a no-reply name at the host of the pages. */
export async function toMail(
  context: Context,
  message: MessageRow,
  operatorAddress: string | undefined,
): Promise<Mail> {
  const site = await findSite(context.db, message.site_id)
  if (!site) throw new Error(`There is no site ${message.site_id}`)
  const sender = await findSender(context, site, operatorAddress)
  return {
    ...sender,
    to: { name: message.recipient_name ?? '', address: message.recipient },
    subject: message.subject,
    text: message.body_text,
    html: message.body_html ?? undefined,
    attachments: message.attachments,
    messageId: `<${message.id}@${domainOf(sender.envelopeFrom)}>`,
  }
}
