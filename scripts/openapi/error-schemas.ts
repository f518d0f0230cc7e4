import { errors, violatedRules } from '@kalends/contract'
import type { Json } from './spec.ts'

/** What every answer but 200 carries. */
export const errorSchemas: Json = {
  Error: {
    type: 'object',
    description:
      'A refusal. `details` holds one of the two kinds; a fault of the server has neither and an empty message.',
    properties: {
      message: { type: 'string' },
      details: {
        type: 'object',
        properties: {
          applicationError: { $ref: '#/components/schemas/ApplicationError' },
          validationError: {
            type: 'object',
            properties: { fieldViolations: { type: 'array', items: { $ref: '#/components/schemas/FieldViolation' } } },
            required: ['fieldViolations'],
          },
        },
      },
    },
    required: ['message', 'details'],
  },
  ApplicationError: {
    type: 'object',
    properties: {
      code: { type: 'string', enum: Object.keys(errors).sort() },
      description: { type: 'string' },
      data: { type: 'object', description: 'What helps to go on, such as the next free times.' },
    },
    required: ['code', 'description', 'data'],
  },
  FieldViolation: {
    type: 'object',
    description: 'One refused field; they come sorted by field.',
    properties: {
      field: { type: 'string', description: 'Dotted path into what was sent.' },
      description: { type: 'string', description: 'Reads after the name of the field.' },
      violatedRule: { type: 'string', enum: [...violatedRules] },
      ruleName: { type: 'string', description: 'Which rule, where `violatedRule` is `OTHER`.' },
      data: { type: 'object' },
    },
    required: ['field', 'description', 'violatedRule', 'data'],
  },
}
