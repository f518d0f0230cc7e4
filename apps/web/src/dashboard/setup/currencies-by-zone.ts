/** Currencies by region, since the platform does not know them. Regions with the euro share a line. */
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

/** Returns the usual currency of each zone whose country is known: `Europe/Rome` uses the euro. */
export function currenciesByZone(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(regions).flatMap(([currency, codes]) =>
      codes.split(' ').flatMap((region) => listZones(region).map((zone) => [zone, currency])),
    ),
  )
}

function listZones(region: string): string[] {
  const locale = new Intl.Locale(`und-${region}`) as Intl.Locale & { getTimeZones?: () => string[] | undefined }
  return locale.getTimeZones?.() ?? []
}
