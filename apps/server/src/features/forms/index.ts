/** What a customer is asked, and whether they answered it. */
export { defaultFormId } from './operations/default-form-id.ts'
export { prepareDefaultForm } from './operations/prepare-default-form.ts'
export { formsRoutes } from './routes.ts'
export { checkAnswers } from './rules/answers.ts'
export { contactOfAnswers } from './rules/contact-answers.ts'
export { bookingForms } from './rules/default-form.ts'
export type { Form, FormField } from './rules/fields.ts'
export { findForm, loadForm } from './store.ts'
