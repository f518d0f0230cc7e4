import type { Client } from '@kalends/sdk'
import { readNumber } from '../fields/read-form.ts'

/** Periods a business sets, in the order they are shown. */
export const retentionFields = [
  'bookingMonths',
  'customerMonths',
  'messageMonths',
  'answerMonths',
  'fileMonths',
  'logMonths',
] as const
export type RetentionField = (typeof retentionFields)[number]

/** The periods that are offered. */
export const retentionMonths = [1, 3, 6, 12, 24, 36, 60, 84, 120] as const

/** Reads the chosen months; empty is to keep. */
function readChosen(form: FormData): Record<RetentionField, number | null> {
  return Object.fromEntries(retentionFields.map((name) => [name, readNumber(form, name)])) as Record<
    RetentionField,
    number | null
  >
}

/** Counts what the choice would erase, without saving it. */
export async function reviewRetention(client: Client, form: FormData) {
  const chosen = readChosen(form)
  const { preview } = await client.privacy.previewRetention(chosen)
  return { chosen, preview }
}

export async function saveRetention(client: Client, form: FormData): Promise<void> {
  await client.privacy.updateRetentionSettings(readChosen(form))
}
