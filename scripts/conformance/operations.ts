import { operations } from '@kalends/contract'

/** Operations of the two specifications, in groups of the SDK's modules. The names are those of the contract. */
export const SPECIFIED: Readonly<Record<string, readonly string[]>> = {
  availability: ['queryAvailability', 'getScheduleAvailability', 'calculateMultiSlotAvailability'],
  'extended bookings': ['query', 'queryExtendedBookings', 'countExtendedBookings'],
  services: [
    ...['createService', 'getService', 'updateService', 'bulkUpdateServices', 'bulkUpdateServicesByFilter'],
    ...['deleteService', 'bulkDeleteServices', 'bulkDeleteServicesByFilter', 'queryServices', 'searchServices'],
    ...['queryPolicies', 'queryBookingForms', 'countServices', 'queryLocations', 'queryCategories'],
    ...['setServiceLocations', 'enablePricingPlansForService', 'disablePricingPlansForService', 'setCustomSlug'],
    ...['validateSlug', 'cloneService'],
  ],
  bookings: [
    ...['createBooking', 'bulkCreateBooking', 'rescheduleBooking', 'confirmBooking', 'declineBooking', 'cancelBooking'],
    ...['updateExtendedFields', 'updateNumberOfParticipants', 'confirmOrDeclineBooking', 'bulkConfirmOrDeclineBooking'],
    ...['createMultiServiceBooking', 'getMultiServiceBooking', 'getMultiServiceBookingAvailability'],
    ...['rescheduleMultiServiceBooking', 'cancelMultiServiceBooking', 'markMultiServiceBookingAsPending'],
    ...['confirmMultiServiceBooking', 'declineMultiServiceBooking', 'bulkGetMultiServiceBookingAllowedActions'],
    ...['addBookingsToMultiServiceBooking', 'removeBookingsFromMultiServiceBooking'],
  ],
  members: [
    ...['getCurrentMember', 'getMember', 'listMembers', 'queryMembers', 'createMember', 'updateMember'],
    ...['updateCurrentMemberSlug', 'updateMemberSlug', 'joinCommunity', 'leaveCommunity', 'muteMember', 'unmuteMember'],
    ...['approveMember', 'blockMember', 'disconnectMember', 'deleteMember', 'deleteMyMember', 'bulkDeleteMembers'],
    ...['bulkDeleteMembersByFilter', 'bulkApproveMembers', 'bulkBlockMembers', 'deleteMemberPhones'],
    ...['deleteMemberEmails', 'deleteMemberAddresses'],
  ],
  plans: [
    ...['createPlan', 'getPlan', 'updatePlan', 'listPlans', 'listPublicPlans', 'queryPublicPlans', 'getPlanStats'],
    ...['setPlanVisibility', 'makePlanPrimary', 'clearPrimary', 'archivePlan'],
  ],
  orders: [
    ...['memberGetOrder', 'memberListOrders', 'requestCancellation', 'createOnlineOrder', 'createOfflineOrder'],
    ...['getOnlineOrderPreview', 'getOfflineOrderPreview', 'getPricePreview', 'managementGetOrder'],
    ...['managementListOrders', 'postponeEndDate', 'cancelOrder', 'markAsPaid', 'pauseOrder', 'resumeOrder'],
  ],
  redirects: ['createRedirectSession'],
  identity: [
    ...['token', 'registerV2', 'loginV2', 'changePassword', 'signOn', 'verify', 'loginCallback', 'logout'],
    ...['sendRecoveryEmail', 'sendActivationEmail', 'recover', 'start', 'verifyDuringAuthentication'],
    ...['resendDuringAuthentication'],
  ],
}

/** Pages that browsers are sent to. The server answers them, although they are no operations of the contract. */
const PAGES = ['loginCallback', 'logout']

const present = new Set([...Object.values(operations).flatMap((ofNoun) => Object.keys(ofNoun)), ...PAGES])

/** Whether the server has an operation. */
export const exists = (operation: string): boolean => present.has(operation)

/** What else the SDK does, with several calls, one or none, by our own names. */
export const STEPS = {
  visitor: 'Get tokens for a visitor',
  renewal: 'Renew tokens before the next call',
  register: 'Register',
  wrongPassword: 'Say that the password is wrong',
  unknownEmail: 'Say that the email is unknown',
  emailTaken: 'Say that the email is taken',
  login: 'Log in',
  authorize: 'Follow the authorization to the redirect URI',
  exchange: 'Exchange the code for tokens of the member',
  verification: 'Verify the email of a registration',
  external: 'Get tokens for a member with an API key',
  externalWithSession: 'Sign a member on with an API key',
  reset: 'Ask for an email to choose a password',
  emailSpelling: 'Check how an email is spelled',
  emailChange: 'Change the email a member signs in with',
  passwordLink: 'Email a member a link to set a password',
  logout: 'Log out, and return to the front end',
  pages: 'Read a page of results and the next one',
  error: 'Read the code and the fields of an error',
  webhook: 'Verify and read a delivered webhook',
} as const

/** What the SDK does in a browser, by our own names. */
export const BROWSER_STEPS = {
  services: 'List services',
  times: 'List times',
  booking: 'Create a booking',
  directLogin: 'Log in directly, through a hidden frame',
  member: 'Read the current member',
  memberBookings: 'List the bookings of the member',
  logout: 'Log out, and return without a member',
  hosts: 'Reach no other host',
} as const
