/** A picture that settings, pages, articles and offers name; a listing's is in `lib/domain/property/property-parts.ts`. */
import { z } from 'zod'

/** Pixels; 0 where the file is to say how many. */
const pixels = z.int().positive().default(0)

export const pictureFile = z.strictObject({ url: z.string(), width: pixels, height: pixels })
