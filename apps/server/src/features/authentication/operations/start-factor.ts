import type { InputOf, OutputOf } from '@kalends/contract'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import type { CallRequest, Operation } from '../../../operation.ts'
import { fail, refuseFields } from '../../../refusal.ts'
import { encrypt } from '../../../security/encryption.ts'
import { newTotpSecret, otpauthUri, qrSvg } from '../../../security/totp.ts'
import { networkOf } from '../../limits/index.ts'
import { languageOf, lockMember, type Member } from '../../members/index.ts'
import { findSite } from '../../sites/index.ts'
import { hiddenEmail, hiddenPhone } from '../rules/challenge.ts'
import { codeMs } from '../rules/lives.ts'
import { codeHash, newCode } from '../rules/mailed-code.ts'
import { insertFactor, listFactorRows, setFactorCode } from '../store/factors.ts'
import { confirmMember } from './confirm-member.ts'
import { takeEmail } from './may-write.ts'
import { memberOf } from './member-of.ts'
import { isServed } from './second-factor.ts'
import { nameOf } from './send-code.ts'
import { sendText } from './send-text.ts'
import { takeText } from './take-text.ts'

type Input = InputOf<'startFactor'>
type Answer = OutputOf<'startFactor'>

/** Starts adding a second factor. It is inactive until one of its codes is verified. */
export const startFactor: Operation<'startFactor'> = async ({ input, actor, request }, context) => {
  const network = networkOf(request.address)
  const { siteId, memberId } = memberOf(actor)
  const { factorType } = input
  if (!isServed(context, factorType)) return fail('FACTOR_NOT_AVAILABLE')
  const phone = phoneOf(input)
  const known = await listFactorRows(context.db, { siteId, memberId })
  if (known.some(({ type, isActive }) => type === factorType && isActive)) return fail('FACTOR_ALREADY_ACTIVE')
  await confirmMember(context, { siteId, memberId }, input, request)
  const member = await context.transaction((tx) => lockMember(tx, siteId, memberId))
  if (!member) return fail('NOT_FOUND')
  if (factorType === 'TOTP') return startApp(context, member)
  if (factorType === 'EMAIL') return startEmail(context, member, request)
  return startTelephone(context, member, { by: factorType, to: phone, network })
}

/** Returns the phone number; required for text and call factors. */
function phoneOf({ factorType, phone }: Input): string {
  const given = phone?.trim() ?? ''
  if (given === '' && (factorType === 'SMS' || factorType === 'CALL')) {
    return refuseFields([{ field: 'phone', description: 'must be given', violatedRule: 'REQUIRED_FIELD' }])
  }
  return given
}

async function startApp(context: Context, member: Member): Promise<Answer> {
  const secret = newTotpSecret()
  const id = context.ids.guid()
  const encryptedSecret = await encrypt(context, secret, id)
  const site = await findSite(context.db, member.site_id)
  const factorId = await insert(context, member, { id, type: 'TOTP', encryptedSecret, phone: null })
  const uri = otpauthUri(secret, site?.name ?? '', member.login_email)
  return { factorId, secret, otpauthUri: uri, qrCode: await qrSvg(uri) }
}

async function startEmail(context: Context, member: Member, request: CallRequest): Promise<Answer> {
  const { site_id: siteId, login_email: email } = member
  await takeEmail(context, { siteId, email, purpose: 'NEW_FACTOR', request, memberId: member.id })
  const code = newCode()
  const letter = { siteId, email, name: nameOf(member), language: languageOf(member), code, minutes: codeMs / 60_000 }
  const factorId = await insert(
    context,
    member,
    { type: 'EMAIL', encryptedSecret: null, phone: null },
    async (tx, id) => {
      const messageId = await context.ports.authentication.sendSignInCode(context, tx, letter)
      await setFactorCode(tx, { siteId, id }, { ...codeOf(context, code, id), messageId })
    },
  )
  return { factorId, hint: hiddenEmail(email) }
}

async function startTelephone(
  context: Context,
  member: Member,
  { by, to, network }: { by: 'SMS' | 'CALL'; to: string; network: string },
): Promise<Answer> {
  const siteId = member.site_id
  await takeText(context, { siteId, memberId: member.id, phone: to, network })
  const code = newCode()
  const factorId = await insert(context, member, { type: by, encryptedSecret: null, phone: to }, (tx, id) =>
    setFactorCode(tx, { siteId, id }, { ...codeOf(context, code, id), messageId: null }),
  )
  await sendText(context, member, { by, to, code })
  return { factorId, hint: hiddenPhone(to) }
}

function codeOf({ clock }: Context, code: string, id: string): { hash: Buffer; expiresAt: number } {
  return { hash: codeHash(code, id), expiresAt: clock.now() + codeMs }
}

type Begun = { id?: string; type: Input['factorType']; encryptedSecret: Buffer | null; phone: string | null }

/** Inserts the factor and returns its id. */
async function insert(
  context: Context,
  { site_id: siteId, id: memberId }: Member,
  begun: Begun,
  then?: (tx: Tx, id: string) => Promise<void>,
): Promise<string> {
  const id = begun.id ?? context.ids.guid()
  await context.transaction(async (tx) => {
    // Locks the member so that concurrent requests run one after the other.
    await lockMember(tx, siteId, memberId)
    const known = await listFactorRows(tx, { siteId, memberId })
    if (known.some(({ type, isActive }) => type === begun.type && isActive)) fail('FACTOR_ALREADY_ACTIVE')
    await insertFactor(tx, { ...begun, siteId, memberId, id }, context.clock.now())
    await then?.(tx, id)
  })
  return id
}
