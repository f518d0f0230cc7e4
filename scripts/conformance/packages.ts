/** The packages of the hosted platform that are called, in exact versions. They are installed outside the repository. */
export const PACKAGES: Readonly<Record<string, string>> = {
  '@wix/sdk': '1.21.16',
  '@wix/bookings': '1.0.1696',
  '@wix/identity': '1.0.238',
  '@wix/members': '1.0.519',
  '@wix/pricing-plans': '1.0.394',
  '@wix/redirects': '1.0.129',
}
