import { errors, violatedRules } from '@kalends/contract'
import type { Json } from './spec.ts'

/** Schemas of the body of every response other than 200. */
export const errorSchemas: Json = {
  Error: {
    type: 'object',
    description:
      'An error. `details` has either `applicationError` or `validationError`; for a server error it is empty, and so is `message`.',
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
      data: {
        type: 'object',
        description: 'Additional data to recover from the error, such as the next available times.',
      },
    },
    required: ['code', 'description', 'data'],
  },
  FieldViolation: {
    type: 'object',
    description: 'An invalid field. Violations are sorted by field.',
    properties: {
      field: { type: 'string', description: 'Path of the field in the request, with dots.' },
      description: { type: 'string', description: 'What is wrong, phrased to follow the name of the field.' },
      violatedRule: { type: 'string', enum: [...violatedRules] },
      ruleName: { type: 'string', description: 'Name of the rule if `violatedRule` is `OTHER`.' },
      data: { type: 'object' },
    },
    required: ['field', 'description', 'violatedRule', 'data'],
  },
}
