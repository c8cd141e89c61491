/** A drawn plan in `data/`: where its file is and how large the drawing is in its own units. */
import { z } from 'zod'
import { publicAddress } from '../domain/site/public-folders.ts'

const plans = publicAddress('plans')

export const rawDrawing = z.strictObject({
  Url: z.string().regex(new RegExp(`^${plans}[a-z0-9-]+\\.svg$`), `expected an SVG file below ${plans}`),
  Width: z.int().positive(),
  Height: z.int().positive(),
})
