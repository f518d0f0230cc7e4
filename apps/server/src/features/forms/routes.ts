import type { RoutesOf } from '../../operation.ts'
import { countFormsByFilter } from './operations/count-forms-by-filter.ts'
import { createForm } from './operations/create-form.ts'
import { createSubmission } from './operations/create-submission.ts'
import { deleteForm } from './operations/delete-form.ts'
import { deleteSubmission } from './operations/delete-submission.ts'
import { getForm } from './operations/get-form.ts'
import { getSubmission } from './operations/get-submission.ts'
import { listDeletedForms } from './operations/list-deleted-forms.ts'
import { queryForms } from './operations/query-forms.ts'
import { querySubmission, querySubmissionsByNamespace } from './operations/query-submissions-by-namespace.ts'
import { restoreForm } from './operations/restore-form.ts'
import { updateForm } from './operations/update-form.ts'
import { updateSubmission } from './operations/update-submission.ts'

/** The operations on forms and answers. */
export const formsRoutes: RoutesOf<'forms'> = {
  createForm,
  getForm,
  queryForms,
  countFormsByFilter,
  updateForm,
  deleteForm,
  listDeletedForms,
  restoreForm,
  createSubmission,
  getSubmission,
  querySubmissionsByNamespace,
  querySubmission,
  updateSubmission,
  deleteSubmission,
}
