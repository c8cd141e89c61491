/** What waits in the demo's office: `data/demo-office.json`. Hours and days are counted from now, so that it never ages. */
import { z } from 'zod'
import { leadStates } from '../domain/office/lead-state.ts'
import { schedules } from '../domain/subscriptions/saved-search.ts'
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

const searchSchema = z.strictObject({
  goal: z.enum(['sale', 'rent']).optional(),
  /** As in the address of a list: `type=1&maxPrice=450000`. */
  query: z.string(),
  /** Euro, costs included. */
  budget: z.int().positive().optional(),
  schedule: z.enum(schedules),
  isPaused: z.boolean().default(false),
})

/** Somebody who confirmed the address. */
const subscriberSchema = z.strictObject({
  firstName: z.string(),
  /** Of a domain that nobody has. */
  email: z.email().endsWith('.example'),
  language: z.enum(languageCodes),
  /** Since when. */
  daysAgo: z.number().min(0),
  searches: z.array(searchSchema),
})

export const demoOfficeSchema = z.strictObject({
  leads: z.array(leadSchema),
  subscribers: z.array(subscriberSchema).default([]),
})

export type DemoOffice = z.output<typeof demoOfficeSchema>

export type DemoLead = z.output<typeof leadSchema>

export type DemoSubscriber = z.output<typeof subscriberSchema>
