/** The formats by their name in `feeds.json`. A new format is a file in `formats/` and a line here. */
import type { FeedFormat } from './adapter.ts'
import { kyero } from './formats/kyero.ts'
import { listingsJson } from './formats/listings-json.ts'
import { omnicasa } from './formats/omnicasa.ts'
import { openimmo } from './formats/openimmo.ts'
import { skarabee } from './formats/skarabee.ts'
import { sweepbright } from './formats/sweepbright.ts'
import { table } from './formats/table.ts'
import { whise } from './formats/whise.ts'

export const feedFormats = {
  kyero,
  'listings-json': listingsJson,
  omnicasa,
  openimmo,
  skarabee,
  sweepbright,
  table,
  whise,
} as const satisfies Readonly<Record<string, FeedFormat>>

export type FeedFormatId = keyof typeof feedFormats
