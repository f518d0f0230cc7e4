import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { staffAddress } from '../../sites/index.ts'
import type { SignInMethodEmail } from '../ports.ts'
import { worksElsewhere } from '../rules/workplace.ts'
import { findWorkplaces } from '../store/roles.ts'
import { loadUser } from '../store/users.ts'

type SignInMethodNotice = Pick<SignInMethodEmail, 'change' | 'which' | 'from'>

/** Notifies a staff user that a sign-in method of their account changed, in the name of their current business. */
export async function notifySignInMethodChange(
  tx: Tx,
  context: Context,
  { siteId, userId }: { siteId: string; userId: string },
  notice: SignInMethodNotice,
): Promise<void> {
  const { email, name, language } = await loadUser(tx, userId)
  const workplaces = await findWorkplaces(tx, userId)
  const address = await staffAddress(context, { siteId, worksElsewhere: worksElsewhere(workplaces, siteId) })
  await context.ports.users.sendSignInMethodChange(context, tx, {
    ...notice,
    siteId,
    email,
    name,
    language: language ?? undefined,
    securityUrl: `${address}/dashboard/security`,
  })
}
