import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { publicAddress } from '../../sites/index.ts'
import type { SignInMethodEmail } from '../ports.ts'
import { loadUser } from '../store/users.ts'

type Told = Pick<SignInMethodEmail, 'change' | 'which' | 'from'>

/** Notifies a user of a changed sign-in method, on behalf of the site. */
export async function tellWayIn(
  tx: Tx,
  context: Context,
  { siteId, userId }: { siteId: string; userId: string },
  told: Told,
): Promise<void> {
  const { email, name, language } = await loadUser(tx, userId)
  const securityUrl = `${await publicAddress(context, siteId)}/dashboard/security`
  await context.ports.users.sendSignInMethodChange(context, tx, {
    ...told,
    siteId,
    email,
    name,
    language: language ?? undefined,
    securityUrl,
  })
}
