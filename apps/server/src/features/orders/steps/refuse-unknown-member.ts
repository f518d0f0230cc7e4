import { refuseFields } from '../../../refusal.ts'

export function refuseUnknownMember(): never {
  return refuseFields([
    {
      field: 'memberId',
      violatedRule: 'OTHER',
      ruleName: 'MEMBER_DOESNT_EXIST',
      description: 'is no member of this business',
      data: {},
    },
  ])
}
