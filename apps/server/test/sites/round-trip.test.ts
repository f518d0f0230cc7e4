import { sites } from '@kalends/contract'
import { expect, it } from 'vitest'
import { aPicture } from '../media/pictures.ts'
import { aSite } from '../support/a-site.ts'
import { aDesk, expected } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'

const { app, context } = await createTestApp()
const desk = await aDesk(app, context, await aSite(context))
const picture = { fileName: 'a.png', content: await aPicture(30, 30), purpose: 'CATALOGUE' }
const { url } = expected(await desk.post('/v1/media', picture)).file

const samples: Record<string, unknown> = {
  ...{ name: 'Café Verde', tagline: 'Slow hands', description: 'A room\nand two people', brandColor: '#c81e5a' },
  ...{ logoUrl: url, coverUrl: url, language: 'he', languages: ['en', 'he', 'pt-BR'], timeZone: 'America/St_Johns' },
  ...{ currency: 'JPY', phone: '+81 3 1234', email: 'desk@verde.example', address: 'Via 1, Roma' },
  ...{ slotStepMinutes: 20, holdMinutes: 12, maxHoldsPerVisitor: 4, maxHoldsPerAddress: 40 },
  ...{ requiredContact: ['EMAIL', 'PHONE'], confirmedUrl: null },
