/** A zone and a day with an unusual clock change, or none. */
export interface ClockChange {
  readonly what: string
  readonly zone: string
  readonly day: string
}

/** Clock changes that have exposed defects in other engines. */
export const CLOCK_CHANGES: readonly ClockChange[] = [
  { what: 'spring gap', zone: 'America/New_York', day: '2026-03-08' },
  { what: 'autumn overlap', zone: 'America/New_York', day: '2026-11-01' },
  { what: 'half-hour overlap', zone: 'Australia/Lord_Howe', day: '2026-04-05' },
  { what: 'half-hour gap', zone: 'Australia/Lord_Howe', day: '2026-10-04' },
  { what: 'gap at midnight', zone: 'America/Santiago', day: '2026-09-06' },
  { what: 'overlap at midnight', zone: 'America/Santiago', day: '2026-04-05' },
  { what: 'gap at midnight', zone: 'America/Sao_Paulo', day: '2018-11-04' },
  { what: 'overlap at midnight', zone: 'America/Sao_Paulo', day: '2018-02-18' },
  { what: 'overlap one minute after midnight', zone: 'America/St_Johns', day: '2010-11-07' },
  { what: 'autumn overlap', zone: 'Europe/London', day: '2026-10-25' },
  { what: 'spring gap', zone: 'Europe/Berlin', day: '2026-03-29' },
  { what: 'clocks go back for Ramadan', zone: 'Africa/Casablanca', day: '2026-02-15' },
  { what: 'a date skipped whole', zone: 'Pacific/Apia', day: '2011-12-30' },
  { what: 'a new offset without summer time', zone: 'Asia/Pyongyang', day: '2015-08-15' },
  { what: '45-minute zone', zone: 'Asia/Kathmandu', day: '2026-06-01' },
  { what: '45-minute zone, autumn overlap', zone: 'Pacific/Chatham', day: '2026-04-05' },
  { what: 'nothing', zone: 'UTC', day: '2026-05-05' },
]
