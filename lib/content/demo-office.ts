/** What waits in the demo's office: `data/demo-office.json`. Hours and days are counted from now, so that it never ages. */
import { z } from 'zod'
import { leadStates } from '../domain/office/lead-state.ts'
import { languageCodes } from '../domain/text/language.ts'

const leadSchema = z.strictObject({
  form: z.string(),
  language: z.enum(languageCodes),
  /** When it came. */
  hoursAgo: z.number().min(0),
  propertyId: z.int().optional(),
  status: z.enum(['new', 'requested', 'confirmed']).default('new'),
  state: z.enum(leadStates).default('new'),
  /** Which of the two demo accounts took it. */
  assignee: z.enum(['agent', 'manager']).optional(),
  /** As the form's fields; `today` and `today+2` become days. */
  values: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string())])),
  /** The slot that it took: days from today, and a clock time of Belgium. */
  viewing: z.strictObject({ day: z.int(), time: z.string().regex(/^\d\d:\d\d$/) }).optional(),
})

export const demoOfficeSchema = z.strictObject({ leads: z.array(leadSchema) })

export type DemoLead = z.output<typeof leadSchema>
