import { operation } from '../operation.ts'
import { ExportMyDataRequest, ExportMyDataResponse } from './own-shapes.ts'

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
}
