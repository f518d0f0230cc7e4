/** What a form is for: the one that goes with bookings. */
export const bookingForms = 'kalends.booking'
/** Asked beside the booking form, once for each booking. */
const intakeForms = 'kalends.intake'
/** Asked of anyone who buys a plan. */
const planForms = 'kalends.plan'

/** Everything a form can be for. */
export const namespaces: readonly string[] = [bookingForms, intakeForms, planForms]
