/** Pictures of the business and files customers upload: types, storage and access. */
export { mediaJobs } from './jobs.ts'
export { mediaRoutes } from './routes.ts'
export { readTransform } from './rules/transform.ts'
export {
  answerFileLinks,
  claimAnswerFiles,
  lockAnswerFiles,
} from './steps/answer-files.ts'
export { type CataloguePicture, cataloguePictures } from './steps/catalogue-pictures.ts'
export {
  dropMemberPictures,
  removePictures,
  saveMemberPicture,
  storeMemberPicture,
  type TakenPicture,
} from './steps/member-picture.ts'
export { type OpenedMedia, openMedia, type RequestedMedia } from './steps/open-media.ts'
export { deleteFilesOf } from './store/answer-files.ts'
