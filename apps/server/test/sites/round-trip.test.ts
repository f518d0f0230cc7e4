import { sites } from '@kalends/contract'
import { expect, it } from 'vitest'
import { aPicture } from '../media/pictures.ts'
import { aSite } from '../support/a-site.ts'
import { anAdmin, expected } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'

const { app, context } = await createTestApp()
const admin = await anAdmin(app, context, await aSite(context))
const picture = { fileName: 'a.png', content: await aPicture(30, 30), purpose: 'CATALOGUE' }
const { url } = expected(await admin.post('/v1/media', picture)).file

const samples: Record<string, unknown> = {
  name: 'Café Verde',
  tagline: 'Slow hands',
  description: 'A room\nand two people',
  brandColor: '#c81e5a',
  logoUrl: url,
  coverUrl: url,
  language: 'he',
  languages: ['en', 'he', 'pt-BR'],
  timeZone: 'America/St_Johns',
  currency: 'JPY',
  phone: '+81 3 1234',
  email: 'desk@verde.example',
  address: 'Via 1, Roma',
  slotStepMinutes: 20,
  holdMinutes: 12,
  maxHoldsPerVisitor: 4,
  maxHoldsPerAddress: 40,
  maxBookingsPerVisitor: 7,
  maxBookingsPerNetwork: 70,
  maxBookingsPerRecipient: 8,
  maxEmailsPerRecipient: 9,
  maxSubmissionsPerVisitor: 5,
  maxSubmissionsPerNetwork: 50,
  maxTextsPerNumber: 2,
  maxTextsPerNetwork: 12,
  maxTextsPerDay: 120,
  requiredContact: ['EMAIL', 'PHONE'],
  confirmedUrl: null,
  planEmails: false,
  planNotices: false,
  receiptEmails: false,
  conferencingTemplate: 'https://meet.example/{eventId}',
  setUpDone: ['BUSINESS', 'MAIL'],
  setUpFinished: true,
  eventsCheckoutTemplate: 'https://tickets.example/{slug}?id={reservationId}',
  storesProductTemplate: 'https://shop.example/{slug}',
  ecomOrderPaymentRequestTemplate: 'https://pay.example/{paymentRequestId}',
}
const fields = Object.keys(sites.UpdateSiteSettingsRequest.schema['properties'] as object)

it('has a sample of every setting, but for what a change of the zone moves', () => {
  expect([...Object.keys(samples), 'timeZoneChange'].sort()).toEqual([...fields].sort())
})

it('returns every setting as it was sent', async () => {
  const { settings } = expected(await admin.patch('/v1/sites/settings', samples))
  expect(settings).toMatchObject(samples)
  expect(expected(await admin.get('/v1/sites/settings')).settings).toEqual(settings)
})
