import { notBuilt } from '../../not-built.ts'
import type { RoutesOf } from '../../operation.ts'

/** The operations on forms and answers. */
export const formsRoutes: RoutesOf<'forms'> = {
  createForm: notBuilt,
  getForm: notBuilt,
  queryForms: notBuilt,
  countFormsByFilter: notBuilt,
  updateForm: notBuilt,
  deleteForm: notBuilt,
  listDeletedForms: notBuilt,
  restoreForm: notBuilt,
  createSubmission: notBuilt,
  getSubmission: notBuilt,
  querySubmissionsByNamespace: notBuilt,
  querySubmission: notBuilt,
  updateSubmission: notBuilt,
  deleteSubmission: notBuilt,
}
