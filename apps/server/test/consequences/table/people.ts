import { asks, by, follows, nothing, type Row, refused } from './cells.ts'

const file = 'people.test.ts'
const merged = nothing('found through the merge')
const sinceMerge = (title: string) =>
  nothing(
    'only what came since the merge follows its booking or account',
    by('attacks/merges-taken-back.test.ts', title),
  )
const accounts = 'members/accounts-with-plans.test.ts'

/** Changes of customers and members. */
export const peopleRows: readonly Row[] = [
  {
    change: 'a customer is corrected',
    file,
    operations: [
      'createCustomer',
      'updateCustomer',
      'updateMember',
      'deleteMemberPhones',
      'deleteMemberEmails',
      'deleteMemberAddresses',
    ],
    cells: { history: follows(), receipts: nothing('a receipt stays as it was issued') },
  },
  {
    change: 'the address of a customer changes',
    file,
    operations: [],
    cells: {
      calendarEntries: follows('those that wait go to the new address; links that were given out end'),
      messages: follows('about coming bookings'),
      webhooks: follows(),
      history: follows(),
      feeds: follows(),
      receipts: nothing('a receipt stays as it was issued'),
    },
  },
  {
    change: 'customers are merged',
    file,
    operations: ['mergeCustomers'],
    cells: {
      webhooks: follows(),
      history: follows(),
      feeds: follows(),
      charge: {
        ...merged,
        test: by(
          'payments/get-customer-balance.test.ts',
          'sums what a customer and their merged duplicates owe and paid',
        ),
      },
      payments: {
        ...merged,
        test: by('payments/query-payments.test.ts', 'names the customers, a merged duplicate as the one who remains'),
      },
      credits: merged,
      order: merged,
      cards: merged,
    },
  },
  {
    change: 'a merge is undone',
    file,
    operations: ['unmergeCustomers'],
    cells: {
      webhooks: follows(),
      history: follows(),
      feeds: follows(),
      charge: sinceMerge('what is charged and paid for a booking goes back with it'),
      payments: sinceMerge('a payment page that is open settles nothing of the booking'),
      receipts: sinceMerge('what is charged and paid for a booking goes back with it'),
      credits: sinceMerge('credits that the plan of the member spends for the booking return, and it is owed'),
      order: sinceMerge('a plan that the member buys is theirs again, with its credits'),
      cards: sinceMerge('nor does one that the member enters for it'),
    },
  },
  {
    change: 'a member is deleted',
    file,
    operations: ['deleteMember', 'deleteMyMember', 'bulkDeleteMembers', 'bulkDeleteMembersByFilter'],
    cells: {
      order: asks(
        'refused while a plan runs, unless it is to end',
        by(accounts, 'ends them for staff, singly, in bulk and by filter'),
      ),
      cards: asks(
        'refused while one pays the fees of a coming booking, else removed',
        by('members/accounts-with-fees.test.ts', 'is not %s, and the booking is named'),
      ),
      webhooks: follows(),
      history: follows(),
      feeds: follows('not found any more'),
      signIns: follows(),
      occupancies: nothing('the customer and their bookings stay'),
    },
  },
  {
    change: 'a deleted member is restored',
    file,
    operations: ['restoreMember'],
    cells: {
      webhooks: follows(),
      history: follows(),
      feeds: nothing('the link stays ended; the member creates a new one'),
      order: nothing(
        'plans stay ended',
        by(accounts, 'leaves orders ended and cards removed when the member is restored'),
      ),
      signIns: nothing('they sign in again'),
    },
  },
  {
    change: 'a member is blocked',
    file,
    operations: ['blockMember', 'bulkBlockMembers', 'approveMember', 'bulkApproveMembers'],
    cells: {
      order: refused('while a plan runs', by(accounts, 'refuses to block, naming the plans; a draft is cancelled')),
      webhooks: follows(),
      history: follows(),
      feeds: follows('not found any more'),
      signIns: follows(),
    },
  },
  {
    change: 'a member is parted from their account',
    file,
    operations: ['disconnectMember'],
    cells: {
      order: refused('while a plan runs', by(accounts, 'refuses to disconnect, naming the plans, unless they end')),
      webhooks: follows(),
      history: follows(),
      feeds: follows('not found any more'),
      cards: asks(
        'refused while one pays the fees of a coming booking, else removed',
        by('members/accounts-with-fees.test.ts', 'is not %s, and the booking is named'),
      ),
      signIns: follows(),
    },
  },
  {
    change: 'the email of a member’s sign-in changes',
    file,
    operations: ['changeLoginEmail', 'finishLoginEmailChange'],
    cells: {
      calendarEntries: follows('those that wait go to the new address'),
      messages: follows('the old address is told'),
      webhooks: follows(),
      history: follows(),
      feeds: follows('not found any more'),
      signIns: follows(),
    },
  },
  {
    change: 'a member is signed out everywhere',
    file,
    operations: [
      'endMemberSignIns',
      'endSignIn',
      'endOtherSignIns',
      'activateFactor',
      'closeMemberSession',
      'changePassword',
      'recover',
      'removeMemberFactors',
      'signOn',
    ],
    cells: {
      history: follows('if the business did it'),
      feeds: follows('not found any more'),
      signIns: follows(
        'what is under way or prepared too',
        by('attacks/sign-ins-in-flight.test.ts', 'a prepared link gives none either'),
      ),
    },
  },
  {
    change: 'every coming booking of a customer is cancelled',
    file,
    operations: ['cancelCustomerBookings'],
    cells: {
      occupancies: follows('free again'),
      calendarEntries: follows(),
      messages: asks('whether the customer is told'),
      refunds: asks('money stays unless it is to be returned'),
      webhooks: follows(),
      history: follows(),
      feeds: follows(),
    },
  },
  {
    change: 'a person is erased',
    file,
    operations: ['eraseCustomer', 'eraseMember', 'eraseMyData'],
    cells: {
      order: asks(
        'refused while a plan runs, unless it is to end',
        by('privacy/erase-customer.test.ts', 'refuses while plans run, naming them, and ends them if asked'),
      ),
      occupancies: asks('refused while bookings are ahead, unless they are cancelled'),
      charge: follows('of cancelled bookings'),
      payments: follows('without card and name'),
      refunds: follows('of cancelled bookings'),
      ledger: follows('of cancelled bookings'),
      credits: follows('of cancelled bookings and ended plans'),
      messages: follows('emptied, or not sent'),
      receipts: follows(
        'without the name',
        by('privacy/erase-customer.test.ts', 'leaves bookings, payments and other customers as they are'),
      ),
      webhooks: follows(
        'told why',
        by('privacy/erase-customer.test.ts', 'says in its events that a privacy request caused them'),
      ),
      history: follows('without the person'),
      feeds: follows('ended'),
      cards: follows('removed; refused to members while one pays the fees of a coming booking'),
      signIns: follows('ended, with every account of the person, deleted ones too'),
    },
  },
  {
    change: 'how long personal data is kept changes',
    file,
    operations: ['updateRetentionSettings'],
    cells: {
      history: follows('who set what'),
      receipts: nothing(
        'a daily job erases what is older; receipts stay without the name',
        by('privacy/retention.test.ts', 'erases what is older than its period, and nothing else'),
      ),
      messages: nothing('emptied by the daily job'),
    },
  },
]
