/** The schemas of listings, each built from a table of fields. */
import 'server-only'
import type { z } from 'zod'
import { recordSchema } from '../../../content/record-schema.ts'
import type { Fields } from '../../../domain/property/field.ts'

const schemas = new WeakMap<Fields, { today: string; schema: z.ZodType }>()

const tables = new WeakMap<object, Fields>()

/** The table a schema was built from, which is the same every day; for other schemas, the schema itself. */
export const tableOf = (schema: object): object => tables.get(schema) ?? schema

/** The schema of a table, built once a day: building it costs more than checking a hundred files. */
export function schemaOf<Shape extends Fields>(fields: Shape, today: string): ReturnType<typeof recordSchema<Shape>> {
  const known = schemas.get(fields)
  if (known?.today === today) return known.schema as ReturnType<typeof recordSchema<Shape>>
  const schema = recordSchema(fields, today)
  schemas.set(fields, { today, schema })
  tables.set(schema, fields)
  return schema
}
