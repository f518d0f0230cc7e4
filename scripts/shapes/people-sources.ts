// The sources of shapes about people: members, and how they sign in.
import { authenticationDescriptions } from './descriptions/authentication.ts'
import { membersDescriptions } from './descriptions/members.ts'
import type { ShapeSource } from './source.ts'

export const peopleShapeSources: readonly ShapeSource[] = [
  {
    facts: 'identity/authentication.json',
    target: 'authentication/generated/shapes.ts',
    prefix: 'authentication',
    operations: ['registerV2', 'loginV2', 'changePassword', 'signOn', 'verify', 'validateEmail'],
    // A stolen token or an unattended browser is not enough for another password.
    ownFields: { ChangePasswordRequest: { currentPassword: { type: 'string', maxLength: 100 } } },
    descriptions: authenticationDescriptions,
    otherwise: 'Stored and returned unchanged.',
  },
  {
    facts: 'identity/recovery.json',
    target: 'authentication/generated/recovery-shapes.ts',
    prefix: 'recovery',
    // `recover` answers as signing in does: an identity is shown in one shape.
    operations: ['sendRecoveryEmail', 'sendActivationEmail'],
    messages: ['RecoverRequest'],
    descriptions: authenticationDescriptions,
    otherwise: 'Stored and returned unchanged.',
  },
  {
    facts: 'identity/verification.json',
    target: 'authentication/generated/verification-shapes.ts',
    prefix: 'verification',
    // The other two answer as signing in does: an identity is shown in one shape.
    operations: ['start'],
    messages: ['VerifyDuringAuthenticationRequest', 'ResendDuringAuthenticationRequest'],
    descriptions: authenticationDescriptions,
    otherwise: 'Stored and returned unchanged.',
  },
  {
    facts: 'identity/sign-on-policy.json',
    target: 'authentication/generated/policy-shapes.ts',
    prefix: 'signOnPolicy',
    operations: ['getSignOnPolicy', 'updateSignOnPolicy'],
    events: ['onSignOnPolicyUpdated'],
    ownFlags: { SignOnPolicy: ['hidesUnknownEmails'] },
    ownNumbers: { SignOnPolicy: { minimumPasswordLength: 100 } },
    descriptions: authenticationDescriptions,
  },
  {
    facts: 'members/members.json',
    target: 'members/generated/shapes.ts',
    prefix: 'members',
    operations: [
      'getCurrentMember',
      'getMember',
      'listMembers',
      'queryMembers',
      'updateCurrentMemberSlug',
      'updateMemberSlug',
      'joinCommunity',
      'leaveCommunity',
      'muteMember',
      'unmuteMember',
      'approveMember',
      'blockMember',
      'disconnectMember',
      'deleteMember',
      'deleteMyMember',
      'bulkDeleteMembers',
      'bulkDeleteMembersByFilter',
      'bulkApproveMembers',
      'bulkBlockMembers',
      'createMember',
      'updateMember',
      'deleteMemberPhones',
      'deleteMemberEmails',
      'deleteMemberAddresses',
    ],
    events: ['onMemberCreated', 'onMemberUpdated'],
    // Deletes also who has plans that run: they end at once.
    ownFlags: {
      DeleteMemberRequest: ['endOrders'],
      DeleteMyMemberRequest: ['endOrders'],
      BulkDeleteMembersRequest: ['endOrders'],
      BulkDeleteMembersByFilterRequest: ['endOrders'],
      DisconnectMemberRequest: ['endOrders'],
    },
    descriptions: membersDescriptions,
  },
  {
    facts: 'members/default-privacy.json',
    target: 'members/generated/default-privacy-shapes.ts',
    prefix: 'defaultPrivacy',
    operations: ['getDefaultPrivacyStatus', 'setDefaultPrivacyStatus'],
    descriptions: membersDescriptions,
  },
  {
    facts: 'members/member-privacy-settings.json',
    target: 'members/generated/privacy-settings-shapes.ts',
    prefix: 'memberPrivacySettings',
    operations: ['getMemberPrivacySettings', 'setMemberPrivacySettings'],
    descriptions: membersDescriptions,
  },
]
