import type { Context } from '../../../context.ts'
import type { Db, Tx } from '../../../db/database.ts'
import type { CallRequest } from '../../../operation.ts'
import { newSiteSecret, readSiteSecret } from '../../sites/index.ts'
import { rememberedDeviceMs } from '../rules/lifetimes.ts'
import { insertDevice, isRemembered } from '../store/devices.ts'

/** Differs from the staff cookie: a person may be staff and a member in one browser. */
const deviceCookie = 'kalends_remembered'

type Who = { siteId: string; memberId: string }

/** Returns true if this browser was to be remembered for this member. */
export async function isRememberedDevice(
  db: Db,
  { clock }: Context,
  request: Pick<CallRequest, 'cookie'> | undefined,
  { siteId, memberId }: Who,
): Promise<boolean> {
  const key = readSiteSecret(request?.cookie(deviceCookie) ?? '')
  return key?.siteId === siteId && (await isRemembered(db, { ...key, memberId }, clock.now()))
}

/** Sets the remembered-device cookie. */
export async function rememberDevice(tx: Tx, { clock }: Context, { siteId, memberId }: Who): Promise<string> {
  const now = clock.now()
  const { text, hash } = newSiteSecret(siteId)
  await insertDevice(tx, { siteId, memberId, hash }, now + rememberedDeviceMs, now)
  return text
}

/** Strict: only forms on our own pages need it. */
export function setDeviceCookie(request: Pick<CallRequest, 'setCookie'>, text: string): void {
  request.setCookie(deviceCookie, text, { maxAgeSeconds: rememberedDeviceMs / 1000, strict: true })
}
