import { formOperations } from './form-operations.ts'
import { submissionOperations } from './submission-operations.ts'

/** Forms and the answers to them. */
export const formsOperations = { ...formOperations, ...submissionOperations }
