import type { Tx } from '../../db/database.ts'
import { instant } from '../../db/database.ts'
import type { Random } from './random.ts'

/** A demo customer. Emails end in example.org, so that no message reaches a real person. */
export type Customer = { id: string; firstName: string; lastName: string; email: string; phone: string }

const firstNames = [
  'Clara',
  'Chiara',
  'Sofia',
  'Emma',
  'Jonas',
  'Omar',
  'Hugo',
  'Aylin',
  'Ruth',
  'Luca',
  'Paolo',
  'Ana',
  'Hanna',
  'Marta',
  'Fred',
  'Ben',
  'Lucia',
  'Mika',
  'Nina',
  'Elena',
  'Rosa',
  'Ivo',
  'Pietro',
  'Greta',
  'Yael',
  'Noa',
  'Tiago',
  'Inês',
  'Miguel',
  'Beatriz',
  'Giorgio',
  'Francesca',
  'Amir',
  'Leila',
  'Søren',
  'Zoë',
  'Łukasz',
  'Renée',
]
const lastNames = [
  'Weiss',
  'Bianchi',
  'Greco',
  'Lund',
  'Weber',
  'Said',
  'Martin',
  'Demir',
  'Cohen',
  'Rinaldi',
  'Ricci',
  'Duarte',
  'Lindqvist',
  'Kowal',
  'Malik',
  'Okafor',
  'Ferri',
  'Salo',
  'Vogel',
  'Marin',
  'Pinto',
  'Sala',
  'Holm',
  'Costa',
  'Almeida',
  'Levi',
  'D’Angelo',
  'Nowak',
  'Petit',
  'Van den Berg',
]
const count = 72

export function inventCustomers(random: Random): Customer[] {
  return Array.from({ length: count }, (_, number) => {
    // Steps without a common divisor meet every pair of names before one comes again.
    const firstName = firstNames[(number * 7) % firstNames.length] as string
    const lastName = lastNames[(number * 11 + Math.floor(number / lastNames.length)) % lastNames.length] as string
    const name = `${plain(firstName)}.${plain(lastName)}`
    const phone = `+39 320 555 ${String(1000 + number * 37).slice(-4)}`
    return { id: random.guid(), firstName, lastName, email: `${name}.${number + 1}@example.org`, phone }
  })
}

export async function writeCustomers(
  tx: Tx,
  siteId: string,
  customers: readonly Customer[],
  at: number,
): Promise<void> {
  const times = { created_at: instant(at), updated_at: instant(at) }
  const rows = customers.map(({ id, firstName, lastName, email, phone }) => ({
    site_id: siteId,
    id,
    first_name: firstName,
    last_name: lastName,
    email,
    phone,
    ...times,
  }))
  await tx.insertInto('contacts').values(rows).execute()
}

function plain(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll('ł', 'l')
    .replaceAll('Ł', 'l')
    .replaceAll('ø', 'o')
    .replaceAll(/[^A-Za-z]/g, '')
    .toLowerCase()
}
