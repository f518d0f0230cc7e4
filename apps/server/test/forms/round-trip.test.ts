import { randomUUID } from 'node:crypto'
import { forms, type JsonSchema, submissions } from '@kalends/contract'
import { describe, expect, it } from 'vitest'
import { createTestApp } from '../support/app.ts'
import { aStudio } from '../support/factories.ts'
import { aChoice, aForm, aSubmission, aTextInput, makeQuestion, nowhere, showWhen } from './forms.ts'

const { app, context } = await createTestApp()
const { admin } = await aStudio(app, context)

const writable = (schema: JsonSchema, except: Record<string, string>): string[] =>
  Object.entries(schema['properties'] as Record<string, JsonSchema>)
    .filter(([name, property]) => !property['readOnly'] && !(name in except))
    .map(([name]) => name)
    .sort()

const words = {
  nodes: [
    {
      type: 'PARAGRAPH' as const,
      id: 'p',
      nodes: [{ type: 'TEXT' as const, id: 't', textData: { text: 'Thanks', decorations: [] } }],
    },
  ],
}

describe('every writable field of a form is returned as it was sent', () => {
  const [first, second] = [makeQuestion('first'), makeQuestion('second', { required: true }, { hidden: true })]
  const written: forms.Form = {
    namespace: 'kalends.booking',
    name: 'Whole',
    enabled: false,
    properties: { name: 'Whole', disabled: true },
    formFields: [
      first,
      second,
      aChoice('colour', ['red', 'blue']),
      aChoice('days', ['mon', 'tue'], true),
      makeQuestion('mail', {
        stringOptions: aTextInput('E-mail', { format: 'EMAIL' }),
        contactMapping: { contactField: 'EMAIL' },
      }),
      {
        id: randomUUID(),
        hidden: false,
        fieldType: 'DISPLAY',
        displayOptions: { displayFieldType: 'RICH_CONTENT', richContentOptions: { richContent: words } },
      },
      {
        id: randomUUID(),
        hidden: false,
        fieldType: 'DISPLAY',
        displayOptions: { displayFieldType: 'PAGE_NAVIGATION', pageNavigationOptions: { nextPageText: 'On' } },
      },
    ],
    steps: [
      {
        id: randomUUID(),
        name: 'One',
        hidden: false,
        layout: { large: { items: [{ fieldId: first.id, row: 0, column: 0, width: 12, height: 1 }] } },
      },
    ],
    formRules: [showWhen('first', 'yes', second.id)],
    postSubmissionTriggers: { upsertContact: { labels: ['asked'] } },
    extendedFields: { namespaces: { crm: { list: 7 } } },
    limitationRule: {
      maxAllowedSubmissions: 9,
      dateTimeDeadline: '2027-01-01T00:00:00.000Z',
      submissionLimitPerUser: 2,
    },
    spamFilterProtectionLevel: 'BASIC',
    requiredIndicatorProperties: { requiredIndicator: 'TEXT', requiredIndicatorPlacement: 'BEFORE_FIELD_TITLE' },
    submitSettings: {
      submitSuccessAction: 'THANK_YOU_MESSAGE',
      thankYouMessageOptions: { durationInSeconds: 5, richContent: words },
    },
    fieldGroups: [{ id: randomUUID(), label: 'About you' }],
    disabledFormMessage: words,
    sourceFormId: nowhere,
    tags: { privateTags: { tagIds: ['red'] } },
    autoFillContact: 'MEMBER_DATA',
    submissionAccess: 'MEMBERS',
  }
  const except = {
    fields: 'the older spelling of formFields, refused',
    rules: 'the older spelling of formRules, refused',
    quizSettings: 'quizzes are not offered, refused',
  }

  it('covers all of them', () => {
    expect(Object.keys(written).sort()).toEqual(writable(forms.Form.schema, except))
  })

  it('on creation, on read, and on update one by one', async () => {
    const form = await aForm(admin, written)
    expect(form).toMatchObject(written)
    expect((await admin.get(`/v4/forms/${form.id}`)).body.form).toEqual(form)
    const plain = await aForm(admin, { formFields: [] })
    let revision = 1
    const { namespace: _, ...changeable } = written
    for (const [name, value] of Object.entries(changeable)) {
      if (name === 'name' || name === 'properties') continue
      const { status, body } = await admin.patch(`/v4/forms/${plain.id}`, {
        form: { revision: String(revision), [name]: value },
      })
      expect(status, `${name}: ${JSON.stringify(body)}`).toBe(200)
      expect(body.form[name], name).toEqual(form[name as keyof forms.Form])
      revision += 1
    }
  })
})

describe('every writable field of a submission is returned as it was sent', () => {
  const written: submissions.FormSubmission = {
    status: 'PENDING',
    submissions: { goal: 'Rest' },
    seen: true,
    tags: { tags: { tagIds: ['new'] } },
    extendedFields: { namespaces: { crm: { list: 7 } } },
    appointmentDetails: { staffMemberId: nowhere, staffMemberName: 'Livia' },
    accessRestriction: nowhere,
  }
  const except = {
    formId: 'says which form was answered; see below',
    createdDate: 'immutable: when it was handed in',
    contactId: 'immutable: the contact of that id, which must be there',
    orderDetails: 'every field of it is read-only',
  }

  it('covers all of them', () => {
    expect(Object.keys(written).sort()).toEqual(writable(submissions.FormSubmission.schema, except))
  })

  it('on creation and on update', async () => {
    const { id: formId = '' } = await aForm(admin)
    const made = await aSubmission(admin, formId ?? '', {}, written)
    expect(made).toMatchObject({ formId, ...written })
    const plain = await aSubmission(admin, formId ?? '', {})
    const { accessRestriction: _, ...changeable } = written
    const { body } = await admin.patch(`/v4/submissions/${plain.id}`, {
      submission: { formId, revision: '1', ...changeable },
    })
    expect(body.submission).toMatchObject(changeable)
  })
})
