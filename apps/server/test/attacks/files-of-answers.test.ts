import { describe, expect, it } from 'vitest'
import { runDue } from '../../src/setup/background.ts'
import { aSellingStudio, bookOnline } from '../bookings/support/paying.ts'
import { aForm, answerFaults, aSubmission, makeQuestion } from '../forms/forms.ts'
import { inBase64 } from '../media/pictures.ts'
import { aClient, aHold, aStudio, aVisitor, type Client, expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { anApiKey } from '../support/people.ts'
import { anEmail, aVerifiedMember } from './members.ts'

const test = await createTestApp({ now: '2026-06-01T07:00:00Z' })
const { app, clock, context, db } = test

const plan = makeQuestion('plan', {
  inputType: 'WIX_FILE',
  wixFileOptions: { componentType: 'FILE_UPLOAD', fileUploadOptions: { label: 'Plan', fileLimit: 2 } },
})

const upload = async (client: Client, content = 'blood test of Clara') =>
  expected(await client.post('/v1/media', { fileName: 'blood.txt', content: inBase64(content), purpose: 'ANSWER' }))
    .file.id as string

const handIn = (client: Client, formId: string, fileId: string) =>
  client.post('/v4/submissions', { submission: { formId, submissions: { plan: [{ fileId }], goal: 'x' } } })

const read = async (url: string) => {
  const answer = await app.inject({ url: url.replace(/^https?:\/\/[^/]+/, '') })
  return answer.statusCode === 200 ? answer.body : String(answer.statusCode)
}

/** Clara handed in a file with a form. */
async function aFile() {
  const studio = await aStudio(app, context)
  const { admin, siteId } = studio
  const form = await aForm(admin, { name: 'Health', formFields: [plan, makeQuestion('goal')] })
  const formId = form.id ?? ''
  const clara = await aVisitor(app, siteId)
  const fileId = await upload(clara)
  const submission = expected(await handIn(clara, formId, fileId)).submission
  return { ...studio, formId, clara, fileId, submission, url: submission.submissions.plan[0].url as string }
}

const stored = async (admin: Client, id: string) => expected(await admin.get(`/v4/submissions/${id}`)).submission

describe('the id of a file that was handed in', () => {
  it('opens it for nobody else, whoever names it', async () => {
    const { admin, siteId, formId, clara, fileId, url } = await aFile()
    expect(await read(url)).toBe('blood test of Clara')
    const key = aClient(app, { authorization: await anApiKey(context, siteId) })
    const stranger = await aVisitor(app, siteId)
    for (const client of [stranger, clara, admin, key]) {
      expect(answerFaults(await handIn(client, formId, fileId))).toEqual(['plan NOT_ALLOWED_VALUE_ERROR'])
    }
    const own = await aSubmission(stranger, formId, { goal: 'x' })
    const changed = { ...own, submissions: { ...own.submissions, plan: [{ fileId }] } }
    expect(answerFaults(await stranger.patch(`/v4/submissions/${own.id}`, { submission: changed }))).toEqual([
      'plan NOT_ALLOWED_VALUE_ERROR',
    ])
    clock.advance({ days: 3 })
    expect(await read(url)).toBe('404')
  })

  it('destroys it for nobody else: a member who erases themselves leaves it', async () => {
    const { admin, siteId, formId, fileId, submission } = await aFile()
    const mallory = await aVerifiedMember(test, siteId, anEmail('mallory'))
    await aSubmission(mallory, formId, { goal: fileId })
    expect(expected(await mallory.post('/v1/members/my/erase', {})).erasure.files).toBe(0)
    const [file] = (await stored(admin, submission.id)).submissions.plan
    expect(await read(file.url)).toBe('blood test of Clara')
  })

  it('keeps it from no sweep: a file that is handed in by nobody goes after a day, also if an answer mentions it', async () => {
    const { clara, siteId, formId } = await aFile()
    const member = await aVerifiedMember(test, siteId, anEmail('waiting'))
    const fileId = await upload(member)
    await aSubmission(clara, formId, { goal: fileId })
    clock.advance({ days: 2 })
    await runDue(context, clock.now())
    expect(await db.selectFrom('media_files').select('id').where('id', '=', fileId).execute()).toEqual([])
  })
})

describe('a file that was uploaded and not handed in yet', () => {
  it('is handed in by whoever uploaded it, once', async () => {
    const { siteId, formId, clara } = await aFile()
    const fileId = await upload(clara)
    const member = await aVerifiedMember(test, siteId, anEmail('mallory'))
    for (const client of [await aVisitor(app, siteId), member]) {
      expect(answerFaults(await handIn(client, formId, fileId))).toEqual(['plan NOT_ALLOWED_VALUE_ERROR'])
    }
    const answers = await Promise.all(Array.from({ length: 4 }, () => handIn(clara, formId, fileId)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400])
  })

  it('is handed in for its visitors by a server with a key', async () => {
    const { siteId, formId, clara } = await aFile()
    const key = aClient(app, { authorization: await anApiKey(context, siteId) })
    expect(readRefusal(await handIn(key, formId, await upload(clara)))).toBe('200')
  })
})

describe('a file of a submission', () => {
  it('stays when other answers change, and goes a day after its answer', async () => {
    const { admin, fileId, submission } = await aFile()
    const change = async (answers: object) => {
      const before = await stored(admin, submission.id)
      return admin.patch(`/v4/submissions/${submission.id}`, { submission: { ...before, submissions: answers } })
    }
    expected(await change({ plan: [{ fileId }], goal: 'y' }))
    clock.advance({ days: 2 })
    await runDue(context, clock.now())
    expect(await read((await stored(admin, submission.id)).submissions.plan[0].url)).toBe('blood test of Clara')
    expected(await change({ goal: 'y' }))
    clock.advance({ days: 2 })
    await runDue(context, clock.now())
    expect(answerFaults(await change({ plan: [{ fileId }] }))).toEqual(['plan NOT_ALLOWED_VALUE_ERROR'])
  })
})

it('goes with the answers that replace those of a booking that was not paid, and with no other booking', async () => {
  const studio = await aSellingStudio(test)
  const { admin, visitor, service } = studio
  const form = await aForm(admin, { formFields: [plan] })
  await db
    .updateTable('services')
    .set({ form_id: form.id ?? '' })
    .where('id', '=', service.id)
    .execute()
  const hold = await aHold(visitor, studio, '2026-06-20T09:00:00.000Z')
  const formSubmission = { plan: [{ fileId: await upload(visitor) }] }
  expected(await bookOnline(visitor, hold, { formSubmission }))
  const { booking } = expected(await bookOnline(visitor, hold, { formSubmission }))
  const answers = await stored(admin, booking.formSubmissionId)
  expect(await read(answers.submissions.plan[0].url)).toBe('blood test of Clara')
  const other = await aHold(visitor, studio, '2026-06-21T09:00:00.000Z')
  expect(readRefusal(await bookOnline(visitor, other, { formSubmission }))).toBe('400 formSubmission.plan')
})

it('lets a picture be deleted that an answer mentions', async () => {
  const { admin, clara, formId } = await aFile()
  const content = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  const { id } = expected(await admin.post('/v1/media', { fileName: 'a.png', content, purpose: 'CATALOGUE' })).file
  await aSubmission(clara, formId, { goal: `see ${id}` })
  expect(readRefusal(await admin.delete(`/v1/media/${id}`))).toBe('200')
})
