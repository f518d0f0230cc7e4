/** Settings of a site where tests may do more from one visitor and one network than customers would. */
export const generousLimits = {
  max_holds_per_visitor: 1000,
  max_holds_per_address: 1000,
  max_bookings_per_visitor: 10_000,
  max_bookings_per_network: 100_000,
  max_bookings_per_recipient: 10_000,
  max_submissions_per_visitor: 10_000,
  max_submissions_per_network: 100_000,
  max_emails_per_recipient: 10_000,
}
