/** Evaluates forms: their questions, their rules and the validity of answers. Pure; shared by browser and server. */
export { isEmail, isPlainlySpelled, plainEmail } from '../../email.ts'
export {
  type AnswerErrorType,
  type AnswerFault,
  type CheckOptions,
  faultsIn,
  readFileIds,
  savedAnswers,
  visibleQuestions,
} from './answers.ts'
export { type FieldState, fieldStates, isBlank, knownOperators, type RuledForm, shownAnswers } from './conditions.ts'
export { type ContactDetail, findContactDetail } from './contact-detail.ts'
export {
  type Choice,
  type DisplayKind,
  type Question,
  type QuestionKind,
  questionKind,
  questionKinds,
  toQuestion,
  toQuestions,
} from './question.ts'
export { plainText, type RichPiece, type RichText, richLines } from './rich-text.ts'
