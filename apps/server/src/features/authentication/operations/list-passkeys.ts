import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { confirmMember } from '../steps/confirm-member.ts'
import { lockCallingMember } from '../steps/lock-calling-member.ts'
import { notifySignInMethodChange } from '../steps/notify-sign-in-method-change.ts'
import { requireMember } from '../steps/require-member.ts'
import { requireRecentSignIn } from '../steps/require-recent-sign-in.ts'
import { deletePasskey, listPasskeyRows, renamePasskeyRow } from '../store/passkeys.ts'
import { passkeyView } from '../view.ts'

/** Lists the member's passkeys in order of creation. */
export const listPasskeys: Operation<'listPasskeys'> = async ({ actor }, context) => {
  const { siteId, memberId } = requireMember(actor)
  return { passkeys: (await listPasskeyRows(context.db, { siteId, memberId })).map(passkeyView) }
}

/** Renames a passkey. */
export const renamePasskey: Operation<'renamePasskey'> = async ({ input, actor }, context) => {
  const { siteId, memberId, familyId } = requireMember(actor)
  await requireRecentSignIn(context, { siteId, familyId })
  const key = { siteId, memberId, id: input.passkeyId.toLowerCase() }
  const renamed = await context.transaction(async (tx) => {
    await lockCallingMember(tx, { siteId, memberId, familyId })
    return renamePasskeyRow(tx, key, input.name.trim())
  })
  return { passkey: passkeyView(renamed ?? fail('NOT_FOUND')) }
}

/** Removes a passkey. */
export const removePasskey: Operation<'removePasskey'> = async ({ input, actor, request }, context) => {
  const { siteId, memberId, familyId } = requireMember(actor)
  const who = { siteId, memberId }
  const id = input.passkeyId.toLowerCase()
  const known = await listPasskeyRows(context.db, who)
  const { name } = known.find((passkey) => passkey.id === id) ?? fail('NOT_FOUND')
  const confirmed = await confirmMember(context, { ...who, familyId }, input, request)
  await context.transaction(async (tx) => {
    await lockCallingMember(tx, { ...who, familyId }, confirmed)
    if (!(await deletePasskey(tx, { ...who, id }))) return
    await notifySignInMethodChange(tx, context, who, { change: 'passkeyOff', which: { passkey: name }, from: request })
  })
  return {}
}
