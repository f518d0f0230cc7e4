// The parts of docs/openapi.json that the reference shows.

export type Schema = {
  $ref?: string
  type?: string | string[]
  format?: string
  enum?: (string | number | null)[]
  anyOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  description?: string
  minimum?: number
  maximum?: number
  maxLength?: number
  maxItems?: number
  readOnly?: boolean
  deprecated?: boolean
  'x-no-effect'?: boolean
}

export type Content = { 'application/json'?: { schema?: Schema; example?: unknown } }

export type Parameter = { name: string; in: string; required?: boolean; description?: string; schema?: Schema }

export type Operation = {
  operationId: string
  tags: string[]
  summary: string
  description?: string
  deprecated?: boolean
  parameters?: (Parameter | { $ref: string })[]
  requestBody?: { content: Content }
  responses: Record<string, { description: string; content?: Content }>
  security?: Record<string, unknown>[]
}

export type OpenApi = {
  tags: { name: string; description: string; 'x-displayName': string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema>; parameters: Record<string, Parameter> }
}

/** Returns the name of the schema that is referred to, also where it may be null. */
export function referredTo(schema: Schema): string | undefined {
  const single = schema.$ref ? schema : schema.anyOf?.find(({ $ref }) => $ref)
  return single?.$ref?.replace('#/components/schemas/', '')
}
