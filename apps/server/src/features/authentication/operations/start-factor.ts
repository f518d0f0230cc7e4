import type { InputOf, OutputOf } from '@kalends/contract'
import type { MemberActor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import type { CallRequest, Operation } from '../../../operation.ts'
import { fail, refuseFields } from '../../../refusal.ts'
import { encrypt } from '../../../security/encryption.ts'
import { newTotpSecret, otpauthUri, qrSvg } from '../../../security/totp.ts'
import { toNetwork } from '../../limits/index.ts'
import { type Member, memberLanguage } from '../../members/index.ts'
import { findSite } from '../../sites/index.ts'
import { maskedEmail, maskedPhone } from '../rules/challenge.ts'
import { codeMs } from '../rules/lifetimes.ts'
import { codeHash, newCode } from '../rules/mailed-code.ts'
import { confirmMember } from '../steps/confirm-member.ts'
import { countEmail } from '../steps/count-email.ts'
import { countTextMessage } from '../steps/count-text-message.ts'
import { lockCallingMember } from '../steps/lock-calling-member.ts'
import { requireMember } from '../steps/require-member.ts'
import { isServed } from '../steps/second-factor.ts'
import { recipientName } from '../steps/send-code.ts'
import { sendText } from '../steps/send-text.ts'
import { insertFactor, listFactorRows, setFactorCode } from '../store/factors.ts'

type Input = InputOf<'startFactor'>
type Answer = OutputOf<'startFactor'>

/** Starts adding a second factor. It is inactive until one of its codes is verified. */
export const startFactor: Operation<'startFactor'> = async ({ input, actor, request }, context) => {
  const network = toNetwork(request.address)
  const calling = requireMember(actor)
  const { siteId, memberId } = calling
  const { factorType } = input
  if (!isServed(context, factorType)) return fail('FACTOR_NOT_AVAILABLE')
  const phone = requirePhone(input)
  const known = await listFactorRows(context.db, { siteId, memberId })
  if (known.some(({ type, isActive }) => type === factorType && isActive)) return fail('FACTOR_ALREADY_ACTIVE')
  const confirmed = await confirmMember(context, calling, input, request)
  const member = await context.transaction((tx) => lockCallingMember(tx, calling, confirmed))
  if (factorType === 'TOTP') return startApp(context, calling, member)
  if (factorType === 'EMAIL') return startEmail(context, calling, { member, request })
  return startPhone(context, calling, { member, by: factorType, to: phone, network })
}

/** The telephone, where the factor needs one. */
function requirePhone({ factorType, phone }: Input): string {
  const given = phone?.trim() ?? ''
  if (given === '' && (factorType === 'SMS' || factorType === 'CALL')) {
    return refuseFields([{ field: 'phone', description: 'must be given', violatedRule: 'REQUIRED_FIELD' }])
  }
  return given
}

async function startApp(context: Context, calling: MemberActor, member: Member): Promise<Answer> {
  const secret = newTotpSecret()
  const id = context.ids.guid()
  const encryptedSecret = await encrypt(context, secret, id)
  const site = await findSite(context.db, member.site_id)
  const factorId = await insertStartedFactor(context, calling, { id, type: 'TOTP', encryptedSecret, phone: null })
  const uri = otpauthUri(secret, site?.name ?? '', member.login_email)
  return { factorId, secret, otpauthUri: uri, qrCode: await qrSvg(uri) }
}

async function startEmail(
  context: Context,
  calling: MemberActor,
  { member, request }: { member: Member; request: CallRequest },
): Promise<Answer> {
  const { site_id: siteId, login_email: email } = member
  await countEmail(context, { siteId, email, purpose: 'NEW_FACTOR', request, memberId: member.id })
  const code = newCode()
  const message = {
    siteId,
    email,
    name: recipientName(member),
    language: memberLanguage(member),
    code,
    minutes: codeMs / 60_000,
  }
  const factorId = await insertStartedFactor(
    context,
    calling,
    { type: 'EMAIL', encryptedSecret: null, phone: null },
    async (tx, id) => {
      const messageId = await context.ports.authentication.sendSignInCode(context, tx, message)
      await setFactorCode(tx, { siteId, id }, { ...newFactorCode(context, code, id), messageId })
    },
  )
  return { factorId, hint: maskedEmail(email) }
}

async function startPhone(
  context: Context,
  calling: MemberActor,
  { member, by, to, network }: { member: Member; by: 'SMS' | 'CALL'; to: string; network: string },
): Promise<Answer> {
  const siteId = member.site_id
  await countTextMessage(context, { siteId, memberId: member.id, phone: to, network })
  const code = newCode()
  const factorId = await insertStartedFactor(
    context,
    calling,
    { type: by, encryptedSecret: null, phone: to },
    (tx, id) => setFactorCode(tx, { siteId, id }, { ...newFactorCode(context, code, id), messageId: null }),
  )
  await sendText(context, member, { by, to, code })
  return { factorId, hint: maskedPhone(to) }
}

function newFactorCode({ clock }: Context, code: string, id: string): { hash: Buffer; expiresAt: number } {
  return { hash: codeHash(code, id), expiresAt: clock.now() + codeMs }
}

type StartedFactor = { id?: string; type: Input['factorType']; encryptedSecret: Buffer | null; phone: string | null }

/** Saves the factor and its data. Returns its id. */
async function insertStartedFactor(
  context: Context,
  calling: MemberActor,
  started: StartedFactor,
  then?: (tx: Tx, id: string) => Promise<void>,
): Promise<string> {
  const { siteId, memberId } = calling
  const id = started.id ?? context.ids.guid()
  await context.transaction(async (tx) => {
    await lockCallingMember(tx, calling)
    const known = await listFactorRows(tx, { siteId, memberId })
    if (known.some(({ type, isActive }) => type === started.type && isActive)) fail('FACTOR_ALREADY_ACTIVE')
    await insertFactor(tx, { ...started, siteId, memberId, id }, context.clock.now())
    await then?.(tx, id)
  })
  return id
}
