import { DAY, HOUR } from '@kalends/availability'

/** Files a customer may hand in, and those of one network: reading pictures is work. */
export function uploadLimits(siteId: string, who: string, network: string) {
  return [
    { key: `upload:${siteId}:${who}`, limit: 20, windowMs: HOUR },
    { key: `upload-address:${network}`, limit: 100, windowMs: HOUR },
    // What nothing refers to lies there for a day: three gigabytes at the most.
    { key: `upload-day:${network}`, limit: 300, windowMs: DAY },
  ]
}
