import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { fail } from '../../../refusal.ts'
import { newSiteSecret, publicAddress } from '../../sites/index.ts'
import { insertPasswordLink } from '../store/password-links.ts'
import { findWorkplaces } from '../store/roles.ts'
import { findUserByEmail, loadUser } from '../store/users.ts'

/** How long the link works with which a person chooses a new password. */
const passwordLinkMs = 60 * 60 * 1000

/** A link with which a person who works somewhere chooses a new password. Only its hash is stored. */
export type PasswordLink = { siteId: string; name: string; email: string; language: string | null } & {
  link: string
  token: string
  expiresAt: number
}

/**
 * Makes a link of a person; undefined for an address nobody works with. It leads to the pages of `preferredSiteId` if they
 * work there. Earlier links work until they expire or one is used: whoever asks for another one does not void them.
 */
export async function makePasswordLink(
  tx: Tx,
  context: Context,
  { email, preferredSiteId }: { email: string; preferredSiteId?: string },
): Promise<PasswordLink | undefined> {
  const found = await findUserByEmail(tx, email)
  const workplaces = found ? await findWorkplaces(tx, found.id) : []
  const workplace = workplaces.find(({ siteId }) => siteId === preferredSiteId) ?? workplaces[0]
  if (!found || !workplace) return undefined
  const { siteId } = workplace
  const now = context.clock.now()
  const { text, hash } = newSiteSecret(siteId)
  const expiresAt = now + passwordLinkMs
  await insertPasswordLink(tx, { siteId, hash, userId: found.id, expiresAt }, now)
  const link = `${await publicAddress(context, siteId)}/dashboard/reset-password/${text}`
  const user = await loadUser(tx, found.id)
  return { siteId, name: user.name, email: user.email, language: user.language, link, token: text, expiresAt }
}

/** The same for the operator, who hands the link on. */
export async function createPasswordLink(
  context: Context,
  email: string,
): Promise<{ name: string; link: string; expiresDate: string }> {
  const made = await context.transaction((tx) => makePasswordLink(tx, context, { email }))
  if (!made) return fail('USER_NOT_FOUND', { description: `No team member has the email address ${email}.` })
  return { name: made.name, link: made.link, expiresDate: new Date(made.expiresAt).toISOString() }
}
