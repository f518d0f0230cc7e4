import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { sql } from '../support/database.ts'
import { signIn } from '../support/people.ts'
import { expect, type OpenQuietPage, test } from '../support/test.ts'
import { widths } from '../support/widths.ts'
import { fillIn, freeDays, freeTimes, heading, letGoOfEverything, pressBook, reachForm } from './steps.ts'

const slug = 'swedish-massage'
const formId = randomUUID()
const knee = randomUUID()

const question = (target: string, inputOptions: object, field: object = {}) => ({
  id: randomUUID(),
  hidden: false,
  fieldType: 'INPUT',
  identifier: 'SHORT_TEXT',
  ...field,
  inputOptions: { target, pii: true, required: false, readOnly: false, inputType: 'STRING', ...inputOptions },
})
const text = (label: string, validation: object = {}) => ({
  stringOptions: { componentType: 'TEXT_INPUT', textInputOptions: { label, showLabel: true }, validation },
})
const options = ['Knee', 'Back'].map((value) => ({ id: randomUUID(), label: value, value }))
const fields = [
  question('first_name', { ...text('First name'), required: true, contactMapping: { contactField: 'FIRST_NAME' } }),
  question('last_name', text('Last name')),
  question('email', {
    ...text('Email', { format: 'EMAIL' }),
    required: true,
    contactMapping: { contactField: 'EMAIL' },
  }),
  question('where', {
    required: true,
    stringOptions: { componentType: 'RADIO_GROUP', radioGroupOptions: { label: 'Where does it hurt?', options } },
  }),
  question('knee', { ...text('Which knee?'), required: true }, { id: knee, hidden: true }),
  question('amount', {
    inputType: 'NUMBER',
    numberOptions: {
      componentType: 'NUMBER_INPUT',
      numberInputOptions: { label: 'How long, in weeks' },
      validation: { minimum: 1 },
    },
  }),
  question('plan', {
    inputType: 'WIX_FILE',
    wixFileOptions: { componentType: 'FILE_UPLOAD', fileUploadOptions: { label: 'A picture of it', fileLimit: 2 } },
  }),
  question('sign', {
    inputType: 'WIX_FILE',
    wixFileOptions: { componentType: 'SIGNATURE', signatureOptions: { label: 'Signature' } },
  }),
]
const rule = {
  id: randomUUID(),
  expression: { condition: { target: 'where', operator: 'EQUAL', value: 'Knee' } },
  overrides: [
    { entityType: 'FIELD', fieldOptions: { fieldId: knee, propertyType: 'HIDDEN', hiddenOptions: { hidden: false } } },
  ],
}

const give = (id: string) => sql(`update services set form_id = ${id} where main_slug = '${slug}'`, [])

test.beforeAll(async () => {
  await sql(
    `insert into forms (site_id, id, namespace, name, fields, rules, created_at, updated_at)
     select site_id, $1, 'kalends.booking', 'Questions', $2::jsonb, $3::jsonb, now(), now()
     from services where main_slug = '${slug}'`,
    [formId, JSON.stringify(fields), JSON.stringify([rule])],
  )
  await give(`'${formId}'`)
})
test.afterEach(letGoOfEverything)
test.afterAll(() => give('(select id from forms where forms.site_id = services.site_id and is_default)'))

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const file = { name: 'knee.png', mimeType: 'image/png', buffer: png }

for (const width of widths(1280))
  test(`shows the questions of the business, follows their rules live, and preserves everything when refused (${width})`, async ({
    openQuietPage,
  }) => {
    const page = await openQuietPage({ width })
    await reachForm(page, slug, width === 390 ? 2 : 3)
    await fillIn(page)
    expect(await page.getByLabel('Which knee?').count()).toBe(0)
    await page.getByRole('radio', { name: 'Knee' }).check()
    await page.getByLabel('Which knee?').waitFor()
    await page.getByLabel(/^How long/).fill('0')
    await page.getByLabel(/^A picture of it/).setInputFiles(file)
    await expectNoAxeViolations(page)
    await pressBook(page)
    expect(await page.getByRole('alert').innerText()).toContain('Please check 2 answers.')
    expect(await page.getByText('This question is required.').count()).toBe(1)
    expect(await page.getByText('Enter 1 or more.').count()).toBe(1)
    await page.getByLabel('Which knee?').fill('Left')
    await page.getByLabel(/^How long/).fill('3')
    const pad = page.getByRole('img', { name: 'Signature pad' })
    await pad.scrollIntoViewIfNeeded()
    const box = await pad.boundingBox()
    await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 30)
    await page.mouse.down()
    await page.mouse.move((box?.x ?? 0) + 90, (box?.y ?? 0) + 80, { steps: 4 })
    await page.mouse.up()
    await pressBook(page)
    await heading(page, 'You’re booked, Clara').waitFor()
    const [row] = await sql('select answers from form_submissions where form_id = $1 order by created_at desc', [
      formId,
    ])
    expect(row?.['answers']).toMatchObject({
      where: 'Knee',
      knee: 'Left',
      amount: 3,
      email: 'clara@example.org',
      plan: [{ displayName: 'knee.png', fileType: 'image/png' }],
      sign: [{ fileType: 'image/png' }],
    })
    await readAsStaff(openQuietPage, width)
  })

/** Whoever works here reads answers and files beside the booking and on the customer's page. */
async function readAsStaff(openQuietPage: OpenQuietPage, width: number): Promise<void> {
  const [booking] = await sql(
    `select b.id, b.contact_id from bookings b join form_submissions f on f.id = b.form_submission_id
      where f.form_id = $1 order by f.created_at desc`,
    [formId],
  )
  const page = await openQuietPage({ width, scheme: width === 390 ? 'dark' : 'light' })
  await signIn(page)
  for (const path of [
    `/dashboard/bookings?view=all&booking=${booking?.['id']}`,
    `/dashboard/customers/${booking?.['contact_id']}`,
  ]) {
    await page.goto(path)
    const answers = page.getByRole('definition')
    await answers.filter({ hasText: 'Left' }).first().waitFor()
    const link = page.getByRole('link', { name: 'knee.png' }).first()
    const opened = await page.request.get((await link.getAttribute('href')) ?? '')
    expect([opened.status(), opened.headers()['content-type']]).toEqual([200, 'image/png'])
    await expectNoAxeViolations(page)
  }
}

async function reachWithoutScripts(page: Page): Promise<void> {
  await page.goto(`/services/${slug}`)
  await freeDays(page).nth(4).click()
  await freeTimes(page).first().click()
  await page.getByRole('button', { name: /^Continue/ }).click()
}

/** Made in the browser: on its way there it would take longer than the whole journey. */
const chooseLarge = (page: Page, megabytes: number) =>
  page.getByLabel(/^A picture of it/).evaluate((input, size) => {
    const chosen = new DataTransfer()
    chosen.items.add(new File([new Uint8Array(size)], 'knee.png', { type: 'image/png' }))
    Object.assign(input, { files: chosen.files })
  }, megabytes * 1_048_576)

test('a file that is too large is reported at its field, a form that is too large on its own page', async ({
  openQuietPage,
}) => {
  const page = await openQuietPage({ scripts: false, statuses: [413] })
  await reachWithoutScripts(page)
  await fillIn(page)
  await chooseLarge(page, 11)
  await pressBook(page)
  await page.getByText(/^This file isn’t accepted/).waitFor()
  expect(await page.getByLabel('First name').inputValue()).toBe('Clara')
  await page.getByLabel('First name').fill('Clara Maria')
  await chooseLarge(page, 33)
  await pressBook(page)
  await heading(page, 'Your files are too large').waitFor()
  await page.goBack()
  await heading(page, 'Booking Details').waitFor()
})

test('works without scripts: the server shows the questions that an answer adds', async ({ openQuietPage }) => {
  const page = await openQuietPage({ scripts: false })
  await reachWithoutScripts(page)
  await fillIn(page)
  await page.getByRole('radio', { name: 'Knee' }).check()
  await page.getByLabel(/^A picture of it/).setInputFiles(file)
  await pressBook(page)
  expect(await page.getByRole('alert').innerText()).toContain(
    'Your answers added a few more questions. Please answer them too.',
  )
  expect(await page.getByRole('radio', { name: 'Knee' }).isChecked()).toBe(true)
  expect(await page.getByText('Uploaded: knee.png').count()).toBe(1)
  await page.getByLabel('Which knee?').fill('Right')
  await page.getByLabel(/^Signature/).fill('Clara Neumann')
  await pressBook(page)
  await heading(page, 'You’re booked, Clara').waitFor()
  const [row] = await sql('select answers from form_submissions where form_id = $1 order by created_at desc', [formId])
  expect(row?.['answers']).toMatchObject({ knee: 'Right', sign: 'Clara Neumann', plan: [{ displayName: 'knee.png' }] })
})

const intakeId = randomUUID()
const health = question('health', { ...text('Any injuries?'), required: true })

/** Runs while the policy of the service asks the intake form as it is said. */
async function withIntake(how: object, run: () => Promise<void>): Promise<void> {
  const policy = `(select booking_policy_id from services where main_slug = '${slug}')`
  const [earlier] = await sql(`select ${policy} as id`)
  const intake = { enabled: true, formId: intakeId, ...how }
  await sql(
    `insert into forms (site_id, id, namespace, name, fields, rules, created_at, updated_at)
     select site_id, $1, 'kalends.intake', $3, $2::jsonb, '[]', now(), now() from services where main_slug = '${slug}'
     on conflict do nothing`,
    [intakeId, JSON.stringify([health]), 'Health'],
  )
  const policyId = randomUUID()
  await sql(
    `insert into booking_policies (site_id, id, name, rules, created_at, updated_at)
     select site_id, $1, 'Careful', rules || jsonb_build_object('intakeFormPolicy', $2::jsonb), now(), now()
     from booking_policies where id = $3`,
    [policyId, JSON.stringify(intake), earlier?.['id']],
  )
  const follow = (id: string | undefined) =>
    sql(`update services set booking_policy_id = $1 where main_slug = '${slug}'`, [id])
  await follow(policyId)
  try {
    await run()
  } finally {
    await follow(earlier?.['id'])
  }
}

const intakeAnswers = async () => {
  const [row] = await sql(
    `select s.answers from bookings b join form_submissions s on s.site_id = b.site_id and s.id = b.intake_submission_id
     where s.form_id = $1 order by s.created_at desc`,
    [intakeId],
  )
  return row?.['answers']
}

test('shows the policy’s intake form after its own, and books with both', async ({ openQuietPage }) => {
  const required = { timing: 'BEFORE_BOOKING', completionRequirement: 'REQUIRED_BEFORE_BOOKING' }
  await withIntake(required, async () => {
    const page = await openQuietPage({ width: 390 })
    await reachForm(page, slug, 4)
    await fillIn(page)
    await page.getByRole('radio', { name: 'Back' }).check()
    await pressBook(page)
    expect(await page.getByRole('alert').innerText()).toContain('Please check 1 answer.')
    await page.getByLabel('Any injuries?').fill('A knee')
    await expectNoAxeViolations(page)
    await pressBook(page)
    await heading(page, 'You’re booked, Clara').waitFor()
    expect(await intakeAnswers()).toEqual({ health: 'A knee' })
  })
})

test('requests the intake form after booking if the policy says so, and reminds until it is answered', async ({
  openQuietPage,
}) => {
  await withIntake({ timing: 'AFTER_BOOKING' }, async () => {
    const page = await openQuietPage({ width: 390 })
    await reachForm(page, slug, 5)
    await fillIn(page)
    await page.getByRole('radio', { name: 'Back' }).check()
    await pressBook(page)
    await heading(page, 'You’re booked, Clara').waitFor()
    await expectNoAxeViolations(page)
    await page.getByRole('link', { name: 'Answer questions' }).click()
    await heading(page, 'A few questions before your visit').waitFor()
    await page.getByRole('button', { name: 'Send answers' }).click()
    await page.getByRole('alert').getByText('Please check 1 answer.').waitFor()
    await expectNoAxeViolations(page)
    await page.getByLabel('Any injuries?').fill('None')
    await page.getByRole('button', { name: 'Send answers' }).click()
    await heading(page, 'Your booking').waitFor()
    expect(await page.getByRole('link', { name: 'Answer questions' }).count()).toBe(0)
    expect(await intakeAnswers()).toEqual({ health: 'None' })
  })
})
