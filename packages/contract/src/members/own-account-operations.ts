import { operation } from '../operation.ts'
import {
  ExportMyDataRequest,
  ExportMyDataResponse,
  GetMyLanguageRequest,
  MyLanguage,
  SetMyLanguageRequest,
} from './own-shapes.ts'

/** What members may ask of what is kept about themselves. */
export const ownAccountOperations = {
  exportMyData: operation({
    id: 'exportMyData',
    summary: 'Everything that is kept about the member who calls.',
    method: 'GET',
    paths: ['/v1/members/my/data'],
    access: { member: 'own' },
    input: ExportMyDataRequest,
    output: ExportMyDataResponse,
    errors: ['MEMBER_NOT_FOUND'],
  }),
  getMyLanguage: operation({
    id: 'getMyLanguage',
    summary: 'The language letters to the member who calls are written in.',
    method: 'GET',
    paths: ['/v1/members/my/language'],
    access: { member: 'own' },
    input: GetMyLanguageRequest,
    output: MyLanguage,
    errors: ['MEMBER_NOT_FOUND'],
  }),
  setMyLanguage: operation({
    id: 'setMyLanguage',
    summary: 'Has letters to the member who calls written in one of the languages of the business.',
    method: 'POST',
    paths: ['/v1/members/my/language'],
    access: { member: 'own' },
    input: SetMyLanguageRequest,
    required: ['language'],
    output: MyLanguage,
    errors: ['MEMBER_NOT_FOUND'],
  }),
}
