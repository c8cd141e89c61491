/** Writes many listings for sale into a content folder: copies of the existing ones, each with its own number, place and price. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const recordSchema = z.looseObject({
  Goal: z.number(),
  Price: z.number(),
  Latitude: z.number(),
  Longitude: z.number(),
  Archived: z.boolean(),
})

/** @param count number of listings to add. @returns their numbers. */
export function writeManyListings(folder: string, count: number, first = 5_000_000): number[] {
  const home = join(folder, 'properties')
  const models = readdirSync(home)
    .map((file) => recordSchema.parse(JSON.parse(readFileSync(join(home, file), 'utf8'))))
    .filter(({ Goal, Archived }) => Goal === 0 && !Archived)
  return Array.from({ length: count }, (_, index) => {
    const model = models[index % models.length]
    if (!model) throw new Error('no listing for sale to copy')
    const step = Math.floor(index / models.length)
    const own = {
      ID: first + index,
      RecordFile: `m${first + index}`,
      Price: model.Price + step * 1_000,
      // Values that depend on the price are left to the calculator.
      NotaryFee: undefined,
      RegistrationRights: undefined,
      TotalCosts: undefined,
      PriceHistory: undefined,
      Latitude: model.Latitude + (step % 50) / 5_000,
      Longitude: model.Longitude + Math.floor(step / 50) / 5_000,
      Documents: [],
    }
    writeFileSync(join(home, `${own.ID}.json`), JSON.stringify({ ...model, ...own }))
    return own.ID
  })
}
