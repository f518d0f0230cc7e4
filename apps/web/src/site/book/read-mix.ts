/** People by what they chose, as fields `people-<choice>` say it; undefined where the form has none. */
export function readMix(form: FormData): string | undefined {
  const counted = [...form].filter(([name, value]) => name.startsWith('people-') && Number(value) > 0)
  return counted.map(([name, value]) => `${name.slice('people-'.length)}:${value}`).join(',') || undefined
}
