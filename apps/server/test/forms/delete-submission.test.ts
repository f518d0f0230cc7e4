import { expect, it } from 'vitest'
import { formsJobs } from '../../src/features/forms/index.ts'
import { runDueJobs } from '../../src/jobs/schedule.ts'
import { createTestApp } from '../support/app.ts'
import { aStudio } from '../support/factories.ts'
import { aForm, aSubmission, nowhere, readErrorCode } from './forms.ts'

const { app, context, db, clock } = await createTestApp()
const { admin, visitor, siteId } = await aStudio(app, context)
const other = await aStudio(app, context)
const form = await aForm(admin)
const day = 24 * 60 * 60 * 1000
const rows = (id: string) => db.selectFrom('form_submissions').select('id').where('id', '=', id).execute()
const listEvents = (id: string) =>
  db.selectFrom('events').select('slug').where('entity_id', '=', id).orderBy('sequence').execute()

it('deleteSubmission moves answers to the trash, which is erased after thirty days', async () => {
  const { id } = await aSubmission(visitor, form.id ?? '', { goal: 'Rest' })
  expect((await admin.delete(`/v4/submissions/${id}`)).body).toEqual({})
  expect((await listEvents(id)).map(({ slug }) => slug)).toEqual(['created', 'deleted'])
  await runDueJobs(formsJobs, context, clock.now() + 29 * day)
  expect(await rows(id)).toHaveLength(1)
  await runDueJobs(formsJobs, context, clock.now() + 31 * day)
  expect([await rows(id), await listEvents(id)]).toEqual([[], []])
  const noted = await db.selectFrom('erasures').selectAll().where('site_id', '=', siteId).execute()
  expect(noted).toMatchObject([{ kind: 'submission', count: 1, reason: 'retention' }])
})

it('erases answers pending for thirty days, and keeps confirmed ones', async () => {
  const pending = await aSubmission(visitor, form.id ?? '', {}, { status: 'PENDING' })
  const stored = await aSubmission(visitor, form.id ?? '', {})
  await runDueJobs(formsJobs, context, clock.now() + 31 * day)
  expect([await rows(pending.id), await rows(stored.id)]).toEqual([[], [{ id: stored.id }]])
})

it('deleteSubmission: SUBMISSION_NOT_FOUND, and not available to customers', async () => {
  const { id } = await aSubmission(visitor, form.id ?? '', {})
  expect(await readErrorCode(other.admin.delete(`/v4/submissions/${id}`))).toBe('404 SUBMISSION_NOT_FOUND')
  expect(await readErrorCode(admin.delete(`/v4/submissions/${nowhere}`))).toBe('404 SUBMISSION_NOT_FOUND')
  expect(await readErrorCode(visitor.delete(`/v4/submissions/${id}`))).toBe('403 PERMISSION_DENIED')
})
