import { retainedIds } from '../identity/shapes.ts'
import { embed, guid, instant, oneOf, orNull, ownShape, Type, text } from '../own.ts'
import { type Permission, permissions, type Role, roles } from '../permissions.ts'

/** A business the team member belongs to. */
export const Workplace = ownShape('users.Workplace', {
  siteId: guid('Id of the business.'),
  slug: text(100, 'Slug in the URL.'),
  name: text(200, 'Name of the business.'),
  role: oneOf(Object.keys(roles) as Role[], { description: 'Role of the team member in this business.' }),
})

/** A signed-in team member. */
export const StaffSession = ownShape('users.StaffSession', {
  userId: guid('Id of the team member.'),
  name: text(200, 'Name of the team member.'),
  email: text(320, 'Email address of the team member.'),
  language: orNull(text(35, 'Preferred language of the team member; null to follow the browser.')),
  siteId: guid('Id of the business the team member is currently working in.'),
  role: oneOf(Object.keys(roles) as Role[], { description: 'Role of the team member in that business.' }),
  permissions: Type.Array(oneOf(Object.keys(permissions) as Permission[]), { maxItems: 100 }),
  resourceIds: Type.Array(guid('Id of a resource whose calendar belongs to the team member.'), { maxItems: 100 }),
  workplaces: Type.Array(embed(Workplace), { maxItems: 1000 }),
  awaitsSecondFactor: Type.Boolean({
    description:
      'Whether the team member must set up a second factor, required by the business, before they can do anything else.',
  }),
  csrfToken: text(200, 'Sent in the header `x-kalends-csrf` with every write authenticated by cookie.'),
})

export const SignInStaffRequest = ownShape('users.SignInStaffRequest', {
  email: Type.String({ minLength: 1, maxLength: 320, description: 'Email address; not case-sensitive.' }),
  password: Type.String({ minLength: 1, maxLength: 100, description: 'Password.' }),
})
export const ClaimSiteRequest = ownShape('users.ClaimSiteRequest', {
  claimToken: Type.String({
    minLength: 1,
    maxLength: 200,
    description: 'One-time token printed by the server on first start.',
  }),
  name: Type.String({ minLength: 1, maxLength: 200, description: 'Your name.' }),
  email: Type.String({ format: 'email', maxLength: 320, description: 'Your email address.' }),
  password: Type.String({ minLength: 8, maxLength: 100, description: 'Password of at least eight characters.' }),
})
export const SwitchSiteRequest = ownShape('users.SwitchSiteRequest', {
  siteId: guid('Id of the business to switch to.'),
})
export const NoParameters = ownShape('users.NoParameters', {})
export const StaffSessionResponse = ownShape('users.StaffSessionResponse', { session: embed(StaffSession) })

const roleNames = Object.keys(roles) as Role[]

/** A team member. */
export const Person = ownShape('users.Person', {
  userId: guid('Id of the team member.'),
  name: text(200, 'Name.'),
  email: text(320, 'Email address.'),
  role: oneOf(roleNames, { description: 'Role of the team member.' }),
  resourceIds: Type.Array(guid('Id of a resource whose calendar belongs to the team member.'), { maxItems: 100 }),
  hasSecondFactor: Type.Boolean({ description: 'Whether the team member has a second factor.' }),
  lastSeenDate: orNull(instant('When the team member was last active.')),
})

/** An open invitation to the team. */
export const Invitation = ownShape('users.Invitation', {
  id: guid('Id of the invitation.'),
  email: text(320, 'Email of the invited person.'),
  name: text(200, 'Name of the invited person, if given.'),
  role: oneOf(roleNames, { description: 'Role of the invited person.' }),
  staffMemberId: orNull(guid('Id of the staff member the invited person will be linked to.')),
  status: oneOf(['PENDING', 'EXPIRED'], { description: 'EXPIRED after fourteen days.' }),
  createdDate: instant('When it was sent.'),
  expiresDate: instant('When it expires.'),
})
export const ListPeopleRequest = ownShape('users.ListPeopleRequest', {})
export const ListPeopleResponse = ownShape('users.ListPeopleResponse', {
  people: Type.Array(embed(Person), { maxItems: 1000 }),
  invitations: Type.Array(embed(Invitation), { maxItems: 1000 }),
})
export const InvitePersonRequest = ownShape('users.InvitePersonRequest', {
  email: Type.String({ format: 'email', maxLength: 320, description: 'Email of the person to invite.' }),
  name: Type.Optional(text(200, 'Name of the person to invite.')),
  role: oneOf(roleNames, { description: 'Role of the invited person.' }),
  staffMemberId: Type.Optional(orNull(guid('Id of the staff member the invited person will be linked to.'))),
  newStaffMember: Type.Optional(
    Type.Boolean({
      description:
        'Whether to create a staff member with this name for the invited person. Customers can book them once the invitation is accepted or the staff member is approved.',
    }),
  ),
})
export const InvitationResponse = ownShape('users.InvitationResponse', {
  invitation: embed(Invitation),
  link: text(2000, 'Link that accepts the invitation, to share it yourself. Shown only once.'),
})
export const RestoredInvitationResponse = ownShape('users.RestoredInvitationResponse', {
  invitation: embed(Invitation),
})
export const InvitationIdRequest = ownShape('users.InvitationIdRequest', {
  invitationId: guid('Id of the invitation.'),
})
export const ReadInvitationRequest = ownShape('users.ReadInvitationRequest', {
  token: Type.String({ minLength: 1, maxLength: 300, description: 'Token from the link.' }),
})
export const ReadInvitationResponse = ownShape('users.ReadInvitationResponse', {
  siteName: text(200, 'Name of the business.'),
  email: text(320, 'Email of the invited person.'),
  name: text(200, 'Name of the invited person, if known.'),
  role: oneOf(roleNames, { description: 'Role of the invited person.' }),
  hasAccount: Type.Boolean({
    description: 'Whether the email address already has an account: its password is required instead of a new one.',
  }),
})
export const DeclineInvitationRequest = ownShape('users.DeclineInvitationRequest', {
  token: Type.String({ minLength: 1, maxLength: 300, description: 'Token from the link.' }),
})
export const AcceptInvitationRequest = ownShape('users.AcceptInvitationRequest', {
  token: Type.String({ minLength: 1, maxLength: 300, description: 'Token from the link.' }),
  name: Type.Optional(
    Type.String({ minLength: 1, maxLength: 200, description: 'Your name, if you have no account yet.' }),
  ),
  password: Type.String({
    minLength: 8,
    maxLength: 100,
    description: 'A new password, or that of your existing account.',
  }),
  code: Type.Optional(
    text(
      100,
      'With an existing account whose sign-ins require it: a code from the authenticator app, or a recovery code.',
    ),
  ),
})
const endKeysAndWebhooks = Type.Optional(
  Type.Boolean({
    description:
      'Also revokes the API keys, disables the connected apps and sign-in providers, and deletes the webhooks that they created, with a key of theirs too, or led elsewhere, and removes the addresses that they added to other connected apps. Nothing brings these back. Default: false.',
  }),
)
const keep = Type.Optional(retainedIds)

export const ChangeRoleRequest = ownShape('users.ChangeRoleRequest', {
  userId: guid('Id of the team member.'),
  role: oneOf(roleNames, { description: 'New role.' }),
  endKeysAndWebhooks,
  keep,
})
export const PersonResponse = ownShape('users.PersonResponse', { person: embed(Person) })
export const RemovePersonRequest = ownShape('users.RemovePersonRequest', {
  userId: guid('Id of the team member.'),
  endKeysAndWebhooks,
  keep,
})
export const RestorePersonRequest = ownShape('users.RestorePersonRequest', { userId: guid('Id of the team member.') })
