import { embed, guid, instant, oneOf, orNull, ownShape, Type, words } from '../own.ts'
import { type Permission, permissions, type Role, roles } from '../permissions.ts'

/** A business of which the user is a team member. */
export const Workplace = ownShape('users.Workplace', {
  siteId: guid('The business.'),
  slug: words(100, 'Its part of the address.'),
  name: words(200, 'Its name.'),
  role: oneOf(Object.keys(roles) as Role[], { description: 'What this person is there.' }),
})

/** A signed-in team member. */
export const StaffSession = ownShape('users.StaffSession', {
  userId: guid('The person.'),
  name: words(200, 'Name of the person.'),
  email: words(320, 'Email address of the person.'),
  language: orNull(words(35, 'Language the person reads; null follows the browser.')),
  siteId: guid('The business worked for now.'),
  role: oneOf(Object.keys(roles) as Role[], { description: 'Role there.' }),
  permissions: Type.Array(oneOf(Object.keys(permissions) as Permission[]), { maxItems: 100 }),
  resourceIds: Type.Array(guid('A resource whose calendar is this person’s own.'), { maxItems: 100 }),
  workplaces: Type.Array(embed(Workplace), { maxItems: 1000 }),
  awaitsSecondFactor: Type.Boolean({
    description:
      'The business asks for a second factor and this person has none: they set one up before anything else.',
  }),
  csrfToken: words(200, 'Goes back in the header `x-kalends-csrf` with every writing call made by cookie.'),
})

export const SignInStaffRequest = ownShape('users.SignInStaffRequest', {
  email: Type.String({ minLength: 1, maxLength: 320, description: 'Email address, in any case.' }),
  password: Type.String({ minLength: 1, maxLength: 100, description: 'The password.' }),
})
export const ClaimSiteRequest = ownShape('users.ClaimSiteRequest', {
  claimToken: Type.String({
    minLength: 1,
    maxLength: 200,
    description: 'The one-time token the server printed at its first start.',
  }),
  name: Type.String({ minLength: 1, maxLength: 200, description: 'Your name.' }),
  email: Type.String({ format: 'email', maxLength: 320, description: 'Your email address.' }),
  password: Type.String({ minLength: 8, maxLength: 100, description: 'A password of at least eight characters.' }),
})
export const SwitchSiteRequest = ownShape('users.SwitchSiteRequest', {
  siteId: guid('The business to work for from now on.'),
})
export const NoParameters = ownShape('users.NoParameters', {})
export const StaffSessionResponse = ownShape('users.StaffSessionResponse', { session: embed(StaffSession) })

const roleNames = Object.keys(roles) as Role[]

/** A team member. */
export const Person = ownShape('users.Person', {
  userId: guid('The person.'),
  name: words(200, 'Name.'),
  email: words(320, 'Email address.'),
  role: oneOf(roleNames, { description: 'What this person may do here.' }),
  resourceIds: Type.Array(guid('A resource whose calendar is this person’s own.'), { maxItems: 100 }),
  hasSecondFactor: Type.Boolean({ description: 'Whether signing in asks this person for a code of an app.' }),
  lastSeenDate: orNull(instant('When this person last did something here.')),
})

/** An open invitation to the team. */
export const Invitation = ownShape('users.Invitation', {
  id: guid('The invitation.'),
  email: words(320, 'Whom it went to.'),
  name: words(200, 'Name, if the inviter knew it.'),
  role: oneOf(roleNames, { description: 'What they will be.' }),
  staffMemberId: orNull(guid('The staff member they will be.')),
  status: oneOf(['PENDING', 'EXPIRED'], { description: 'EXPIRED after fourteen days.' }),
  createdDate: instant('When it was sent.'),
  expiresDate: instant('When its link stops working.'),
})
export const ListPeopleRequest = ownShape('users.ListPeopleRequest', {})
export const ListPeopleResponse = ownShape('users.ListPeopleResponse', {
  people: Type.Array(embed(Person), { maxItems: 1000 }),
  invitations: Type.Array(embed(Invitation), { maxItems: 1000 }),
})
export const InvitePersonRequest = ownShape('users.InvitePersonRequest', {
  email: Type.String({ format: 'email', maxLength: 320, description: 'Whom to invite.' }),
  name: Type.Optional(words(200, 'Name.')),
  role: oneOf(roleNames, { description: 'What they will be.' }),
  staffMemberId: Type.Optional(orNull(guid('The staff member they will be.'))),
  newStaffMember: Type.Optional(
    Type.Boolean({
      description:
        'Makes the staff member they will be, of this name: offered to customers once they accept, or somebody approves.',
    }),
  ),
})
export const InvitationResponse = ownShape('users.InvitationResponse', {
  invitation: embed(Invitation),
  link: words(2000, 'The link that accepts it: shown this once, to hand on by hand.'),
})
export const RestoredInvitationResponse = ownShape('users.RestoredInvitationResponse', {
  invitation: embed(Invitation),
})
export const InvitationIdRequest = ownShape('users.InvitationIdRequest', { invitationId: guid('The invitation.') })
export const ReadInvitationRequest = ownShape('users.ReadInvitationRequest', {
  token: Type.String({ minLength: 1, maxLength: 300, description: 'From the link.' }),
})
export const ReadInvitationResponse = ownShape('users.ReadInvitationResponse', {
  siteName: words(200, 'The business.'),
  email: words(320, 'Whom it went to.'),
  name: words(200, 'Name, if known.'),
  role: oneOf(roleNames, { description: 'What they will be.' }),
  hasAccount: Type.Boolean({ description: 'This address already signs in here: the password is asked, not chosen.' }),
})
export const DeclineInvitationRequest = ownShape('users.DeclineInvitationRequest', {
  token: Type.String({ minLength: 1, maxLength: 300, description: 'From the link.' }),
})
export const AcceptInvitationRequest = ownShape('users.AcceptInvitationRequest', {
  token: Type.String({ minLength: 1, maxLength: 300, description: 'From the link.' }),
  name: Type.Optional(Type.String({ minLength: 1, maxLength: 200, description: 'Your name, if you are new.' })),
  password: Type.String({ minLength: 8, maxLength: 100, description: 'A new password, or yours.' }),
  code: Type.Optional(
    words(100, 'Beside yours, where your sign-ins ask for it: what the app shows, or a recovery code.'),
  ),
})
export const ChangeRoleRequest = ownShape('users.ChangeRoleRequest', {
  userId: guid('The person.'),
  role: oneOf(roleNames, { description: 'What they are from now on.' }),
})
export const PersonResponse = ownShape('users.PersonResponse', { person: embed(Person) })
export const RemovePersonRequest = ownShape('users.RemovePersonRequest', { userId: guid('The person.') })
export const RestorePersonRequest = ownShape('users.RestorePersonRequest', { userId: guid('The person.') })
