import { embed, guid, instant, oneOf, orNull, ownShape, Type, words } from '../own.ts'

/** An uploaded image or file. */
export const MediaFile = ownShape('media.MediaFile', {
  id: words(200, 'Its name on the wire: what pictures of services and people carry as `id`.'),
  kind: oneOf(['IMAGE', 'FILE'], { description: 'Whether it is shown or handed out.' }),
  fileName: words(255, 'Name of the file as it was uploaded.'),
  contentType: words(100, 'What it is, told by its content.'),
  sizeBytes: Type.Integer({ description: 'Size of the original.' }),
  width: orNull(Type.Integer({ description: 'Pixels; null for a file.' })),
  height: orNull(Type.Integer({ description: 'Pixels; null for a file.' })),
  url: words(2000, 'Where it is; pictures also answer `?w=320`, `640`, `1280` and `1920`.'),
  altText: words(1000, 'What a picture shows, in words.'),
  createdDate: instant('When it was uploaded.'),
})

export const UploadMediaRequest = ownShape('media.UploadMediaRequest', {
  fileName: Type.String({ minLength: 1, maxLength: 255, description: 'Name of the file.' }),
  content: Type.String({
    minLength: 4,
    maxLength: 14_000_000,
    contentEncoding: 'base64',
    description: 'The file in base64; at most 10 MB.',
  }),
  purpose: oneOf(['CATALOGUE', 'ANSWER'], {
    description: 'CATALOGUE for pictures of the business; ANSWER for a file in a form, seen by few.',
  }),
  altText: Type.Optional(words(1000, 'What a picture shows, in words.')),
})
export const UploadMediaResponse = ownShape('media.UploadMediaResponse', { file: embed(MediaFile) })
export const ListMediaRequest = ownShape('media.ListMediaRequest', {
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, description: 'How many; 50 unless sent.' })),
  cursor: Type.Optional(words(500, 'Where the page before ended.')),
})
export const ListMediaResponse = ownShape('media.ListMediaResponse', {
  files: Type.Array(embed(MediaFile), { maxItems: 100 }),
  nextCursor: orNull(words(500, 'Where the next page begins.')),
})
export const DeleteMediaRequest = ownShape('media.DeleteMediaRequest', {
  mediaId: guid('The picture or file.'),
})
