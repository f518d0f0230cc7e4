import { Empty } from '../empty.ts'
import { operation } from '../operation.ts'
import {
  DeleteMediaRequest,
  ListMediaRequest,
  ListMediaResponse,
  UploadMediaRequest,
  UploadMediaResponse,
} from './shapes.ts'

/** Operations on images of the business and files uploaded by customers. */
export const mediaOperations = {
  uploadMedia: operation({
    id: 'uploadMedia',
    summary: 'Uploads a picture or file; its type is detected from the content.',
    method: 'POST',
    paths: ['/v1/media'],
    access: { visitor: 'all', member: 'all', manager: 'any' },
    input: UploadMediaRequest,
    output: UploadMediaResponse,
    required: ['fileName', 'content', 'purpose'],
    errors: ['PERMISSION_DENIED', 'MEDIA_TYPE_NOT_SUPPORTED', 'THROTTLED_FEATURE'],
    takesUpload: true,
    bodyLimit: 14_500_000,
  }),
  listMedia: operation({
    id: 'listMedia',
    summary: 'Lists the pictures of the business, latest first.',
    method: 'GET',
    paths: ['/v1/media'],
    access: { manager: 'READ_CATALOGUE' },
    input: ListMediaRequest,
    output: ListMediaResponse,
    errors: [],
  }),
  deleteMedia: operation({
    id: 'deleteMedia',
    summary: 'Deletes a picture that is not in use.',
    method: 'DELETE',
    paths: ['/v1/media/{mediaId}'],
    access: { manager: 'MANAGE_SERVICES' },
    input: DeleteMediaRequest,
    output: Empty,
    errors: ['NOT_FOUND', 'MEDIA_IN_USE'],
  }),
}
