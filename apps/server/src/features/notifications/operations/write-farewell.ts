import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import type { Farewell } from '../../members/index.ts'
import { farewellLetter } from '../view/sign-in-letters.ts'
import { postLetter, voiceFor } from './write-sign-in-letters.ts'

/** Tells somebody that the account they deleted is gone. */
export async function writeFarewell(
  context: Context,
  tx: Tx,
  { siteId, email, name, language }: Farewell,
): Promise<void> {
  const { business, voice } = await voiceFor(tx, siteId, language)
  const letter = farewellLetter(voice, { business, name })
  await postLetter(context, tx, { siteId, email, name, kind: 'account-deleted', letter })
}
