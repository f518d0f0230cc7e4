import { randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { createUser, grantRole } from '../../features/users/index.ts'
import type { DemoBusiness } from './create-demo-business.ts'
import { team } from './studio.ts'

const fileName = 'demo-sign-in.txt'

/** Who works in the demo business, with a password made for this installation alone. */
export type TeamMember = (typeof team)[number] & { password: string }

export function withPasswords(): TeamMember[] {
  return team.map((member) => ({ ...member, password: randomBytes(12).toString('base64url') }))
}

/** Lets the team in: users with their roles. Answers the owner's id. */
export async function createDemoTeam(
  context: Context,
  tx: Tx,
  { siteId, resourceIds }: DemoBusiness,
  members: readonly TeamMember[],
): Promise<string> {
  const now = context.clock.now()
  let ownerId = ''
  for (const { name, email, role, password } of members) {
    const { userId } = await createUser(tx, { name, email, password }, now)
    await grantRole(tx, { siteId, userId, role, resourceIds: role === 'staff' ? [resourceIds.livia] : [] }, now)
    if (role === 'owner') ownerId = userId
  }
  return ownerId
}

/** Keeps the passwords where only this user of the machine can read them. Answers the file's path. */
export async function savePasswords(context: Context, members: readonly TeamMember[]): Promise<string> {
  const file = join(context.config.dataFolder, fileName)
  await mkdir(context.config.dataFolder, { recursive: true, mode: 0o700 })
  const lines = members.map(({ name, role, email, password }) => `${email}  ${password}  (${name}, ${role})`)
  await writeFile(file, `${lines.join('\n')}\n`, { mode: 0o600 })
  return file
}
