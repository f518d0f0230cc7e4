import type { Actor } from '../../actor.ts'
import type { Db, Tx } from '../../db/database.ts'
import type { Submission } from './rules/submission.ts'
import type { SubmissionCondition } from './store/submissions.ts'

/** Records of a site that change from one form to another. */
export type FormChange = {
  siteId: string
  /** The form that records reference. It and `to` are undefined if a namespace has no default form. */
  from: string | undefined
  to: string | undefined
  /** Limits a restore to these records, and to those of them that still name `from`. */
  only?: readonly string[]
  actor: Actor
  now: number
}

/** Changes the form of every record that names `from`, in the given transaction. Returns the ids of changed records. */
export type ChangeForm<Context> = (context: Context, tx: Tx, change: FormChange) => Promise<string[]>

/** What forms need from features that depend on them. */
export interface FormsPorts<Context> {
  /** Fails with INVALID_CAPTCHA if the site asks customers for a captcha and `token` is not a solved one. */
  checkCaptcha(context: Context, actor: Actor, address: string, token: string | null | undefined): Promise<void>
  /** Features whose records reference a form. The keys are stored with deleted forms: never rename one. */
  formUsers: Readonly<Record<'services' | 'policies' | 'plans', ChangeForm<Context>>>
  /** Returns what an actor has proved to be theirs; undefined for the business, which may fill in any contact. */
  findProof(db: Db, actor: Actor): Promise<{ email: string | undefined; contactIds: readonly string[] } | undefined>
  /** Returns the contacts whose ids an actor may be told: all for the business. */
  findKnownContacts(db: Db, actor: Actor): Promise<'all' | readonly string[]>
  /** Finds the start of the booking a submission belongs to, in epoch milliseconds. */
  findBookingStart(db: Db, siteId: string, submissionId: string): Promise<number | undefined>
  /** Part of a `where` on `form_submissions`: the submission belongs to the calendar of one of these resources. */
  isOnCalendar(resourceIds: readonly string[]): SubmissionCondition
  /** Copies changed answers to the booking they belong to, in the transaction that changed them. */
  updateBookingAnswers(context: Context, tx: Tx, submission: Submission, actor: Actor): Promise<void>
}
