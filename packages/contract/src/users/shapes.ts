import { embed, guid, oneOf, orNull, ownShape, Type, words } from '../own.ts'
import { type Permission, permissions, type Role, roles } from '../permissions.ts'

/** A business a person works at. */
export const Workplace = ownShape('users.Workplace', {
  siteId: guid('The business.'),
  slug: words(100, 'Its part of the address.'),
  name: words(200, 'Its name.'),
  role: oneOf(Object.keys(roles) as Role[], { description: 'What this person is there.' }),
})

/** A signed-in person who works here. */
export const StaffSession = ownShape('users.StaffSession', {
  userId: guid('The person.'),
  name: words(200, 'Name of the person.'),
  email: words(320, 'E-mail address of the person.'),
  language: orNull(words(35, 'Language the person reads; null follows the browser.')),
  siteId: guid('The business worked for now.'),
  role: oneOf(Object.keys(roles) as Role[], { description: 'Role there.' }),
  permissions: Type.Array(oneOf(Object.keys(permissions) as Permission[]), { maxItems: 100 }),
  resourceIds: Type.Array(guid('A resource whose calendar is this person’s own.'), { maxItems: 100 }),
  workplaces: Type.Array(embed(Workplace), { maxItems: 1000 }),
  csrfToken: words(200, 'Goes back in the header `x-kalends-csrf` with every writing call made by cookie.'),
})

export const SignInStaffRequest = ownShape('users.SignInStaffRequest', {
  email: Type.String({ minLength: 1, maxLength: 320, description: 'E-mail address, in any case.' }),
  password: Type.String({ minLength: 1, maxLength: 100, description: 'The password.' }),
})
export const ClaimSiteRequest = ownShape('users.ClaimSiteRequest', {
  claimToken: Type.String({
    minLength: 1,
    maxLength: 200,
    description: 'The one-time token the server printed at its first start.',
  }),
  name: Type.String({ minLength: 1, maxLength: 200, description: 'Your name.' }),
  email: Type.String({ format: 'email', maxLength: 320, description: 'Your e-mail address.' }),
  password: Type.String({ minLength: 8, maxLength: 100, description: 'A password of at least eight characters.' }),
})
export const SwitchSiteRequest = ownShape('users.SwitchSiteRequest', {
  siteId: guid('The business to work for from now on.'),
})
export const NoParameters = ownShape('users.NoParameters', {})
export const StaffSessionResponse = ownShape('users.StaffSessionResponse', { session: embed(StaffSession) })
