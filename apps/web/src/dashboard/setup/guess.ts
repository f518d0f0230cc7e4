/** Currencies by region, where the platform does not tell. Regions that share the euro stand in one line. */
const regions: Record<string, string> = {
  EUR: 'AT BE CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK BG',
  USD: 'US EC SV PR',
  GBP: 'GB',
  ILS: 'IL',
  CHF: 'CH LI',
  CAD: 'CA',
  AUD: 'AU',
  NZD: 'NZ',
  JPY: 'JP',
  INR: 'IN',
  BRL: 'BR',
  MXN: 'MX',
  SEK: 'SE',
  NOK: 'NO',
  DKK: 'DK',
  PLN: 'PL',
  CZK: 'CZ',
  HUF: 'HU',
  RON: 'RO',
  TRY: 'TR',
  UAH: 'UA',
  ZAR: 'ZA',
  AED: 'AE',
  SGD: 'SG',
  HKD: 'HK',
  KRW: 'KR',
  ARS: 'AR',
  CLP: 'CL',
  COP: 'CO',
}

/** The currency of where a browser's language is spoken: `de-AT` pays in euro. Undefined where nobody knows. */
export function currencyOf(language: string): string | undefined {
  const region = regionOf(language)
  return Object.keys(regions).find((currency) => regions[currency]?.split(' ').includes(region ?? ''))
}

function regionOf(language: string): string | undefined {
  try {
    return new Intl.Locale(language).maximize().region
  } catch {
    return undefined
  }
}
