/** Adds and removes listings in the content folder of a running site, with the counts that the content check requires. */
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const anyRecord = z.record(z.string(), z.unknown())
const modelSchema = anyRecord.and(z.object({ Languages: z.array(anyRecord), City: z.string(), Zip: z.string() }))
const city = z.looseObject({ Name: z.string(), Zip: z.string(), PropertyCount: z.number() })
const citiesSchema = z.array(z.looseObject({ all: z.array(city), sale: z.array(city) }))
const siteSchema = z.looseObject({
  search: z.looseObject({ data: z.looseObject({ countProperty: z.looseObject({ sale: z.number() }) }) }),
})

export type NewListing = {
  id: number
  title: string /** An existing listing for sale that it is like, but for `changes`. */
  model: number
  changes?: Record<string, unknown>
}

export function editContent(folder: string) {
  const read = <Schema extends z.ZodType>(name: string, schema: Schema) =>
    schema.parse(JSON.parse(readFileSync(join(folder, name), 'utf8')))
  /** Written to a temporary file and renamed, as an export does. */
  function write(name: string, content: unknown): void {
    const path = join(folder, name)
    writeFileSync(`${path}.part`, JSON.stringify(content, null, 2))
    renameSync(`${path}.part`, path)
  }

  /** Counts of the CRM: the content check compares them with the properties. */
  function count(town: { City: string; Zip: string }, difference: 1 | -1): void {
    const cities = read('cities.json', citiesSchema)
    for (const lists of cities)
      for (const entry of [...lists.all, ...lists.sale])
        if (entry.Name.toUpperCase() === town.City && entry.Zip === town.Zip) entry.PropertyCount += difference
    write('cities.json', cities)
    const settings = read('site.json', siteSchema)
    settings.search.data.countProperty.sale += difference
    write('site.json', settings)
  }

  return {
    read,
    write,
    add({ id, title, model, changes = {} }: NewListing): void {
      const record = read(`properties/${model}.json`, modelSchema)
      const texts = record.Languages.map((entry) => ({ ...entry, TypeDescription: title }))
      write(`properties/${id}.json`, { ...record, ID: id, RecordFile: `s${String(id).slice(-2)}`, Languages: texts, ...changes })
      count(record, 1)
    },
    remove(id: number): void {
      const record = read(`properties/${id}.json`, modelSchema)
      rmSync(join(folder, `properties/${id}.json`))
      count(record, -1)
    },
  }
}
