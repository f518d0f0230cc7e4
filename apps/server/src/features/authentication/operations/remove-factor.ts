import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { confirmMember } from '../steps/confirm-member.ts'
import { lockCallingMember } from '../steps/lock-calling-member.ts'
import { notifySignInMethodChange } from '../steps/notify-sign-in-method-change.ts'
import { requireMember } from '../steps/require-member.ts'
import { deleteDevices } from '../store/devices.ts'
import { deleteFactor, listFactorRows } from '../store/factors.ts'
import { replaceRecoveryCodes } from '../store/recovery-codes.ts'

/** Removes a factor after confirmation. Recovery codes and remembered devices go with the last one. */
export const removeFactor: Operation<'removeFactor'> = async ({ input, actor, request }, context) => {
  const { siteId, memberId, familyId } = requireMember(actor)
  const who = { siteId, memberId }
  const id = input.factorId.toLowerCase()
  const known = await listFactorRows(context.db, who)
  const { type } = known.find((factor) => factor.id === id) ?? fail('NOT_FOUND')
  const confirmed = await confirmMember(context, { ...who, familyId }, input, request)
  await context.transaction(async (tx) => {
    await lockCallingMember(tx, { ...who, familyId }, confirmed)
    const wasActive = await deleteFactor(tx, { ...who, id })
    if (wasActive)
      await notifySignInMethodChange(tx, context, who, { change: 'factorOff', which: { factor: type }, from: request })
    if ((await listFactorRows(tx, who)).some(({ isActive }) => isActive)) return
    await replaceRecoveryCodes(tx, who, [])
    await deleteDevices(tx, siteId, memberId)
  })
  return {}
}
