import { randomBytes } from 'node:crypto'
import { createPasswordLink, createUser, grantRole, type Role, removeFactorByEmail, roles } from '@kalends/server'
import { type Command, Option } from 'commander'
import { asCommand } from '../command.ts'
import { findSite } from '../default-site.ts'

type Options = { email: string; name: string; password?: string; role: Role; site?: string; json?: boolean }

export function addUsers(program: Command): void {
  const users = program.command('users').description('manage people who sign in to the dashboard')
  asCommand(
    users
      .command('create')
      .description('add a user to a business')
      .requiredOption('--email <address>', 'sign-in address')
      .requiredOption('--name <name>', 'display name')
      .option('--password <password>', 'generated and printed by default')
      .addOption(new Option('--role <role>', 'role').choices(Object.keys(roles)).default('owner'))
      .option('--site <id>', 'site id; the first site by default'),
    async ({ context }, { email, name, role, site, ...given }: Options) => {
      const siteId = await findSite(context, site)
      const password = given.password ?? randomBytes(12).toString('base64url')
      const userId = await context.transaction(async (tx) => {
        const user = await createUser(tx, { email, name, password }, context.clock.now())
        await grantRole(tx, { siteId, userId: user.userId, role }, context.clock.now())
        return user.userId
      })
      return { siteId, userId, ...(given.password ? {} : { password }) }
    },
    ({ userId, password }) => `User ${userId}${password ? `, password (shown only once): ${password}` : ''}`,
  )
  asCommand(
    users
      .command('reset-password')
      .description('print a link for choosing a new password')
      .requiredOption('--email <address>', 'sign-in address'),
    async ({ context }, { email }: { email: string; json?: boolean }) => createPasswordLink(context, email),
    ({ name, link, expiresDate }) =>
      [`${name} can choose a new password with this link, once, until ${expiresDate}:`, link].join('\n'),
  )
  asCommand(
    users
      .command('remove-second-factor')
      .description('turn off two-step verification for a user who lost their app and recovery codes')
      .requiredOption('--email <address>', 'sign-in address'),
    async ({ context }, { email }: { email: string; json?: boolean }) => removeFactorByEmail(context, email),
    ({ name, businesses }) =>
      [
        `Two-step verification is off for ${name}: the password alone signs them in.`,
        'They are signed out everywhere.',
        ...businesses.map((business) => `Recorded in the activity log of ${business}.`),
      ].join('\n'),
  )
}
