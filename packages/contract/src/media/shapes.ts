import { embed, guid, instant, oneOf, orNull, ownShape, Type, text } from '../own.ts'

/** An uploaded image or file. */
export const MediaFile = ownShape('media.MediaFile', {
  id: text(200, 'Id of the file, used as `id` of images of services and staff members.'),
  kind: oneOf(['IMAGE', 'FILE'], { description: 'IMAGE is displayed, FILE is downloaded.' }),
  fileName: text(255, 'Name of the uploaded file.'),
  contentType: text(100, 'Media type, detected from the content.'),
  sizeBytes: Type.Integer({ description: 'Size of the original, in bytes.' }),
  width: orNull(Type.Integer({ description: 'Width in pixels; null for a file.' })),
  height: orNull(Type.Integer({ description: 'Height in pixels; null for a file.' })),
  url: text(2000, 'URL of the file; for images, `?w=320`, `640`, `1280` or `1920` selects a width.'),
  altText: text(1000, 'Alternative text of an image.'),
  createdDate: instant('When it was uploaded.'),
})

export const UploadMediaRequest = ownShape('media.UploadMediaRequest', {
  fileName: Type.String({ minLength: 1, maxLength: 255, description: 'Name of the file.' }),
  content: Type.String({
    minLength: 4,
    maxLength: 14_000_000,
    contentEncoding: 'base64',
    description: 'Content in base64; at most 10 MB.',
  }),
  purpose: oneOf(['CATALOGUE', 'ANSWER'], {
    description: 'CATALOGUE for images of the business; ANSWER for a file in a form, with restricted access.',
  }),
  altText: Type.Optional(text(1000, 'Alternative text of an image.')),
})
export const UploadMediaResponse = ownShape('media.UploadMediaResponse', { file: embed(MediaFile) })
export const ListMediaRequest = ownShape('media.ListMediaRequest', {
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, description: 'Page size; defaults to 50.' })),
  cursor: Type.Optional(text(500, 'Cursor from the previous page.')),
})
export const ListMediaResponse = ownShape('media.ListMediaResponse', {
  files: Type.Array(embed(MediaFile), { maxItems: 100 }),
  nextCursor: orNull(text(500, 'Cursor of the next page; null on the last page.')),
})
export const DeleteMediaRequest = ownShape('media.DeleteMediaRequest', {
  mediaId: guid('Id of the image or file.'),
})
