import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { deletePasskey, listPasskeyRows, renamePasskeyRow } from '../store/passkeys.ts'
import { passkeyView } from '../view.ts'
import { confirmMember } from './confirm-member.ts'
import { memberOf } from './member-of.ts'

/** The member's passkeys, in the order they were made. */
export const listPasskeys: Operation<'listPasskeys'> = async ({ actor }, context) => {
  const { siteId, memberId } = memberOf(actor)
  return { passkeys: (await listPasskeyRows(context.db, { siteId, memberId })).map(passkeyView) }
}

export const renamePasskey: Operation<'renamePasskey'> = async ({ input, actor }, context) => {
  const { siteId, memberId } = memberOf(actor)
  const key = { siteId, memberId, id: input.passkeyId.toLowerCase() }
  const renamed = await context.transaction((tx) => renamePasskeyRow(tx, key, input.name.trim()))
  return { passkey: passkeyView(renamed ?? fail('NOT_FOUND')) }
}

/** The passkey opens nothing any more. */
export const removePasskey: Operation<'removePasskey'> = async ({ input, actor }, context) => {
  const { siteId, memberId } = memberOf(actor)
  const id = input.passkeyId.toLowerCase()
  const known = await listPasskeyRows(context.db, { siteId, memberId })
  if (!known.some((passkey) => passkey.id === id)) return fail('NOT_FOUND')
  await confirmMember(context, { siteId, memberId }, input)
  await context.transaction((tx) => deletePasskey(tx, { siteId, memberId, id }))
  return {}
}
