import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Context } from '../../../context.ts'
import type { CallRequest } from '../../../operation.ts'
import { macKey } from '../../../sealed.ts'
import { deviceCookie, deviceMs } from '../rules/session.ts'

/** Marks the browser as one this person signed in with. It opens nothing: guesses of others only do not count for it. */
export async function rememberDevice(context: Context, userId: string, request: CallRequest): Promise<void> {
  request.setCookie(deviceCookie, await markOf(context, userId), { maxAgeSeconds: deviceMs / 1000 })
}

/** Returns true in a browser this person signed in with before. */
export async function isKnownDevice(context: Context, userId: string, request: CallRequest): Promise<boolean> {
  const sent = Buffer.from(request.cookie(deviceCookie) ?? '')
  const mark = Buffer.from(await markOf(context, userId))
  return sent.length === mark.length && timingSafeEqual(sent, mark)
}

async function markOf(context: Context, userId: string): Promise<string> {
  return createHmac('sha256', await macKey(context, 'staff-device'))
    .update(userId)
    .digest('base64url')
}
