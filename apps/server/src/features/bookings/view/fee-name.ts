import type { CancellationFee } from '../store/rows.ts'

const names = {
  en: { BOOKING_CANCELED: 'Late cancellation', NOT_ATTENDED: 'No-show' },
  he: { BOOKING_CANCELED: 'ביטול מאוחר', NOT_ATTENDED: 'אי־הגעה' },
}

/** Returns what a fee is called on receipts, in the language of the booking if we have it. */
export function feeName({ trigger }: Pick<CancellationFee, 'trigger'>, title: string, language: string | null): string {
  const name = names[language?.split('-')[0] === 'he' ? 'he' : 'en'][trigger]
  return title ? `${name}: ${title}` : name
}
