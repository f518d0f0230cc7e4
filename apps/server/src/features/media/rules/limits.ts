import { DAY, HOUR } from '@kalends/availability'

/** Files a customer may upload, and those of one network: reading pictures is work. */
export function uploadLimits(siteId: string, who: string, network: string) {
  return [
    { key: `upload:${siteId}:${who}`, limit: 20, windowMs: HOUR },
    { key: `upload-visitor-day:${siteId}:${who}`, limit: 60, windowMs: DAY },
    { key: `upload-address:${network}`, limit: 100, windowMs: HOUR },
    // Unreferenced uploads stay for a day: three gigabytes at most.
    { key: `upload-day:${network}`, limit: 300, windowMs: DAY },
  ]
}

/** How long reading one picture may take. */
export const pictureSeconds = 15

const MEGAPIXEL = 1_000_000

/**
 * A small file may unfold into a huge picture. JPEG in one scan, which cameras write, is unpacked in a smaller size at
 * once; everything else has to be unpacked whole.
 */
export function maxPixels(contentType: string, scans: number): number {
  return (contentType === 'image/jpeg' && scans <= 1 ? 100 : 50) * MEGAPIXEL
}
