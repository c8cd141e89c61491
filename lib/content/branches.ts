/** `data/branches.json`: the branches of an agency with several. */
import { z } from 'zod'
import { parseDayHours } from '../domain/agency/opening-hours.ts'
import { localizedText } from './localized.ts'
import { pictureFile } from './picture.ts'

const hours = z
  .string()
  .default('closed')
  .transform((text, context) => {
    const day = parseDayHours(text)
    if (!day)
      context.addIssue({ code: 'custom', message: 'expected hours such as "9:00-12:30, 13:30-18:00", "appointment" or "closed"' })
    return day ?? ({ kind: 'closed' } as const)
  })

export const rawBranch = z.strictObject({
  ID: z.int().positive(),
  Name: z.string().min(1).max(60),
  Street: z.string().min(1),
  Zip: z.string().min(1),
  City: z.string().min(1),
  Phone: z.string().min(1),
  /** Receives a copy of the leads on its agents' listings. */
  Email: z.email(),
  Latitude: z.number().min(-90).max(90),
  Longitude: z.number().min(-180).max(180),
  /** A day that is left out is closed. */
  Hours: z.strictObject({
    monday: hours,
    tuesday: hours,
    wednesday: hours,
    thursday: hours,
    friday: hours,
    saturday: hours,
    sunday: hours,
  }),
  /** Directions or how to enter. */
  Note: localizedText.optional(),
  Picture: pictureFile.extend({ alt: localizedText }).optional(),
})

export type RawBranch = z.output<typeof rawBranch>
