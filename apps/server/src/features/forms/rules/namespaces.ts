/** Namespace of booking forms. */
export const bookingForms = 'kalends.booking'
/** Namespace of intake forms, answered once per booking in addition to the booking form. */
const intakeForms = 'kalends.intake'
/** Namespace of forms for plan purchases. */
export const planForms = 'kalends.plan'

/** Everything a form can be for. */
export const namespaces: readonly string[] = [bookingForms, intakeForms, planForms]
