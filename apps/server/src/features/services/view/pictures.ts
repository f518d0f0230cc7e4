import type { services } from '@kalends/contract'
import type { CataloguePicture } from '../../media/index.ts'

type Media = services.Media
type Item = services.MediaItem | null | undefined

/** The ids of all pictures that a service names. */
export function pictureIdsIn({ mainMedia, coverMedia, items }: Media): string[] {
  return [mainMedia, coverMedia, ...(items ?? [])].flatMap((item) => item?.image?.id ?? [])
}

/** The pictures of a service: of an upload of the business, the file says where it lies and how large it is. */
export function mediaView(media: Media, pictures: ReadonlyMap<string, CataloguePicture>): Media {
  const shown = (item: Item): Item => {
    const picture = pictures.get(item?.image?.id?.toLowerCase() ?? '')
    return picture ? { ...item, image: { ...item?.image, ...picture } } : item
  }
  return {
    ...media,
    ...(media.mainMedia ? { mainMedia: shown(media.mainMedia) } : {}),
    ...(media.coverMedia ? { coverMedia: shown(media.coverMedia) } : {}),
    ...(media.items ? { items: media.items.map((item) => shown(item) ?? item) } : {}),
  }
}
