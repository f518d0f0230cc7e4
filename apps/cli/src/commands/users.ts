import { randomBytes } from 'node:crypto'
import { createPasswordLink, createUser, grantRole, type Role, removeFactorByEmail, roles } from '@kalends/server'
import { type Command, Option } from 'commander'
import { asCommand } from '../command.ts'
import { findSite } from '../default-site.ts'

type Options = { email: string; name: string; password?: string; role: Role; site?: string; json?: boolean }

export function addUsers(program: Command): void {
  const users = program.command('users').description('people who work at a business')
  asCommand(
    users
      .command('create')
      .description('add a person who signs in to the dashboard')
      .requiredOption('--email <address>', 'signs in with it')
      .requiredOption('--name <name>', 'how colleagues see them')
      .option('--password <password>', 'made up and printed if left out')
      .addOption(new Option('--role <role>', 'what they may do').choices(Object.keys(roles)).default('owner'))
      .option('--site <id>', 'where they work; the first site if left out'),
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
    ({ userId, password }) => `User ${userId}${password ? `, password (shown only now): ${password}` : ''}`,
  )
  asCommand(
    users
      .command('reset-password')
      .description('print a link with which a person chooses a new password')
      .requiredOption('--email <address>', 'signs in with it'),
    async ({ context }, { email }: { email: string; json?: boolean }) => createPasswordLink(context, email),
    ({ name, link, expiresDate }) =>
      [`${name} chooses a new password at this address, once, until ${expiresDate}:`, link].join('\n'),
  )
  asCommand(
    users
      .command('remove-second-factor')
      .description('let somebody in by the password alone who lost their app and all recovery codes')
      .requiredOption('--email <address>', 'signs in with it'),
    async ({ context }, { email }: { email: string; json?: boolean }) => removeFactorByEmail(context, email),
    ({ name, businesses }) =>
      [
        `The app and the recovery codes of ${name} are taken away: the password alone signs them in now.`,
        'They are signed out everywhere.',
        ...businesses.map((business) => `Written into the list of changes of ${business}.`),
      ].join('\n'),
  )
}
