import { formOperations } from './form-operations.ts'
import { submissionOperations } from './submission-operations.ts'

/** Operations on forms and submissions. */
export const formsOperations = { ...formOperations, ...submissionOperations }
