import type { Infer, sites } from '@kalends/contract'
import type { Client } from '@kalends/sdk'
import { currenciesByZone } from './currencies-by-zone.ts'
import { requestedStep, type Step } from './steps.ts'
import { type Day, toWeek } from './week.ts'

export type Settings = Infer<typeof sites.SiteSettings>

/** What the current step needs besides the settings. */
export type Details = {
  zones: string[]
  /** With names from the server, since the browser may know others. */
  currencies: { code: string; name: string }[]
  /** The usual currency of each zone whose country is known. */
  currencyOfZone: Record<string, string>
  /** Undefined if the hours are more detailed than the form. */
  week: Day[] | undefined
  staff: { resourceId: string; name: string }[]
  services: number
  mailServer: boolean
}

/** Loads settings, current step and its details. */
export async function loadSetUp(client: Client, requested: string | null, language: string) {
  const { settings } = await client.sites.getSiteSettings()
  const step = requestedStep(requested, settings.setUpDone)
  return { settings, step, details: await loadDetails(client, step, settings, language) }
}

async function loadDetails(client: Client, step: Step | 'END', settings: Settings, language: string): Promise<Details> {
  const none: Details = {
    zones: [],
    currencies: [],
    currencyOfZone: {},
    week: undefined,
    staff: [],
    services: 0,
    mailServer: false,
  }
  switch (step) {
    case 'BUSINESS':
      return {
        ...none,
        zones: zonesWith(settings.timeZone),
        currencies: currenciesIn(language),
        currencyOfZone: currenciesByZone(),
      }
    case 'HOURS': {
      const { workingHours } = await client.schedules.getWorkingHours({ scheduleId: settings.businessScheduleId })
      return { ...none, week: toWeek(workingHours.weekly) }
    }
    case 'SERVICE': {
      const [{ staffMembers }, { count }] = await Promise.all([
        client.resources.listStaff(),
        client.services.countServices({}),
      ])
      return {
        ...none,
        staff: staffMembers.map(({ resourceId, name }) => ({ resourceId, name })),
        services: count ?? 0,
      }
    }
    case 'MAIL': {
      const { mailServer } = await client.notifications.queryMessages({ limit: 1 })
      return { ...none, mailServer }
    }
    default:
      return none
  }
}

function currenciesIn(language: string): Details['currencies'] {
  const names = new Intl.DisplayNames(language, { type: 'currency' })
  return Intl.supportedValuesOf('currency').map((code) => ({ code, name: names.of(code) ?? code }))
}

const zonesWith = (zone: string): string[] => [...new Set([zone, 'UTC', ...Intl.supportedValuesOf('timeZone')])].sort()
