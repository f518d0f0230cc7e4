import type { services } from '@kalends/contract'

/** A picture of a service as the editor holds it. */
export type DraftPicture = { id: string; url: string; alt: string; width: number | null; height: number | null }

type Media = services.Media | null | undefined

/** All pictures of a service, the main one first, each once. */
export function toPictures(media: Media): DraftPicture[] {
  const found = [media?.mainMedia, ...(media?.items ?? [])].flatMap((item) => {
    const { id, url, altText, width, height } = item?.image ?? {}
    return url ? [{ id: id ?? '', url, alt: altText ?? '', width: width ?? null, height: height ?? null }] : []
  })
  return found.filter(({ url }, index) => found.findIndex((one) => one.url === url) === index)
}

/** The pictures as the wire writes them: all of them, and the first as the main one. */
export function toMedia(pictures: readonly DraftPicture[]): services.Media {
  const items = pictures.map(({ id, url, alt, width, height }) => ({
    image: { ...(id ? { id } : {}), url, altText: alt || null, ...(width && height ? { width, height } : {}) },
  }))
  return { items, ...(items[0] ? { mainMedia: items[0] } : {}) }
}

/** What a cover of its own becomes, which this page does not show: it goes with the picture it is. */
export function keptCover(before: Media, pictures: readonly DraftPicture[]): Pick<services.Media, 'coverMedia'> {
  const url = before?.coverMedia?.image?.url
  const wasShown = toPictures(before).some((one) => one.url === url)
  const isKept = url && (!wasShown || pictures.some((one) => one.url === url))
  return isKept ? { coverMedia: before.coverMedia } : {}
}

/** The pictures in a field of a form; none where it holds something else. */
export function readPictures(text: string): DraftPicture[] {
  try {
    const found: unknown = JSON.parse(text)
    return Array.isArray(found) ? found.filter(isPicture) : []
  } catch {
    return []
  }
}

const isPicture = (it: unknown): it is DraftPicture =>
  typeof it === 'object' && it !== null && 'url' in it && typeof it.url === 'string' && 'alt' in it
