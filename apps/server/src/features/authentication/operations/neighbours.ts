import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import type { WriteWayIn } from '../../users/index.ts'

type Letter = {
  siteId: string
  email: string
  /** What to call them; empty where no name is known. */
  name: string
  /** Wanted language of the letter; that of the business otherwise. */
  language?: string | undefined
}

/** A letter with a code that shows whose an address is; with `link`, one that signs in by either; `token` is what of the link is secret. */
export type CodeLetter = Letter & { code: string; minutes: number; link?: string; token?: string }

/** A letter with a link at which a password is set. */
export type PasswordLetter = Letter & {
  /** ACTIVATION: they never had one. */
  reason: 'RECOVERY' | 'ACTIVATION'
  link: string
  /** What of the link is secret. */
  token: string
  /** Epoch milliseconds. */
  expiresAt: number
}

/** What the rooms to the right do for sign-in: they write letters. */
export type LetterWriter = {
  /** The same code in one line, for a telephone. */
  codeWords(tx: Tx, letter: CodeLetter): Promise<string>
  /** Puts the letter into the outbox within the transaction; answers the message's id. */
  writeCode(context: Context, tx: Tx, letter: CodeLetter): Promise<string>
  writePasswordLink(context: Context, tx: Tx, letter: PasswordLetter): Promise<void>
  writeWayIn: WriteWayIn
  /** Whether a letter was given up. */
  isLost(tx: Tx, siteId: string, messageId: string): Promise<boolean>
}

let writer: LetterWriter | undefined

/** Rooms to the right say here how letters are written, where the house is put together (`features/index.ts`). */
export function joinAuthentication(letters: LetterWriter): void {
  writer = letters
}

/** Whoever writes letters. */
export function letterWriter(): LetterWriter {
  if (!writer) throw new Error('Nobody writes letters: joinAuthentication was not called')
  return writer
}
