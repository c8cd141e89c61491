/** A picture of settings, pages, articles and offers; that of a listing is in `lib/domain/property/property-parts.ts`. */
import { z } from 'zod'

/** Pixels; 0 where they are to be read from the file. */
const pixels = z.int().positive().default(0)

export const pictureFile = z.strictObject({ url: z.string(), width: pixels, height: pixels })
