import type { Context } from '../../../context.ts'
import type { CallRequest } from '../../../operation.ts'
import { isMac, macOf } from '../../../security/encryption.ts'
import { deviceCookie, deviceMs } from '../rules/session.ts'

/** Marks the browser as one the person signed in with. It grants no access; it only has rate limits of its own. */
export async function rememberDevice(context: Context, userId: string, request: CallRequest): Promise<void> {
  request.setCookie(deviceCookie, await macOf(context, 'staff-device', userId), { maxAgeSeconds: deviceMs / 1000 })
}

/** Returns true in a browser this person signed in with before. */
export async function isKnownDevice(context: Context, userId: string, request: CallRequest): Promise<boolean> {
  const sent = request.cookie(deviceCookie)
  return sent !== undefined && isMac(context, 'staff-device', userId, sent)
}
