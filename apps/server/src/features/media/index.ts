/** Pictures of the business and files customers upload: types, storage and access. */
export { mediaJobs } from './jobs.ts'
export { type AnswerFile, answerFiles } from './operations/answer-files.ts'
export { type CataloguePicture, cataloguePictures } from './operations/catalogue-pictures.ts'
export {
  dropMemberPictures,
  removePictures,
  saveMemberPicture,
  type TakenPicture,
  takeMemberPicture,
} from './operations/member-picture.ts'
export { type OpenedMedia, openMedia, type RequestedMedia } from './operations/open-media.ts'
export { mediaRoutes } from './routes.ts'
export { readTransform } from './rules/transform.ts'
