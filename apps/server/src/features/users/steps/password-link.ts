import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { fail } from '../../../refusal.ts'
import { newSiteSecret, staffAddress } from '../../sites/index.ts'
import { worksElsewhere } from '../rules/workplace.ts'
import { insertPasswordLink } from '../store/password-links.ts'
import { findWorkplaces } from '../store/roles.ts'
import { findUserByEmail, loadUser } from '../store/users.ts'

/** Lifetime of a password link. */
const passwordLinkMs = 60 * 60 * 1000

/** A link to choose a new password. Only its hash is stored. */
export type PasswordLink = { siteId: string; name: string; email: string; language: string | null } & {
  link: string
  token: string
  expiresAt: number
}

/**
 * Creates a password link; undefined if no staff user has the email. It leads to the business where they work; of several,
 * whoever asks has no say, for the link opens all of them.
 * Earlier links stay valid until used or expired, so a stranger's request cannot invalidate them.
 */
export async function makePasswordLink(tx: Tx, context: Context, email: string): Promise<PasswordLink | undefined> {
  const found = await findUserByEmail(tx, email)
  const workplaces = found ? await findWorkplaces(tx, found.id) : []
  const [workplace] = workplaces
  if (!found || !workplace) return undefined
  const { siteId } = workplace
  const now = context.clock.now()
  const { text, hash } = newSiteSecret(siteId)
  const expiresAt = now + passwordLinkMs
  await insertPasswordLink(tx, { siteId, hash, userId: found.id, expiresAt }, now)
  const address = await staffAddress(context, { siteId, worksElsewhere: worksElsewhere(workplaces, siteId) })
  const link = `${address}/dashboard/reset-password/${text}`
  const user = await loadUser(tx, found.id)
  return { siteId, name: user.name, email: user.email, language: user.language, link, token: text, expiresAt }
}

/** Creates a password link for the operator to pass on. */
export async function createPasswordLink(
  context: Context,
  email: string,
): Promise<{ name: string; link: string; expiresDate: string }> {
  const made = await context.transaction((tx) => makePasswordLink(tx, context, email))
  if (!made) return fail('USER_NOT_FOUND', { description: `No team member has the email address ${email}.` })
  return { name: made.name, link: made.link, expiresDate: new Date(made.expiresAt).toISOString() }
}
