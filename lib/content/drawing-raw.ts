/** A drawn plan in `data/`: where its file is and how large the drawing is in its own units. */
import { z } from 'zod'

export const rawDrawing = z.strictObject({
  /** Below `public/plans/`. */
  Url: z.string().regex(/^\/plans\/[a-z0-9-]+\.svg$/, 'expected an SVG file below /plans/'),
  Width: z.int().positive(),
  Height: z.int().positive(),
})
