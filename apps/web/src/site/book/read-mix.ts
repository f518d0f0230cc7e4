/** Reads the number of people per choice from the fields `people-<choice>`; undefined if the form has none. */
export function readMix(form: FormData): string | undefined {
  const counted = [...form].filter(([name, value]) => name.startsWith('people-') && Number(value) > 0)
  return counted.map(([name, value]) => `${name.slice('people-'.length)}:${value}`).join(',') || undefined
}
