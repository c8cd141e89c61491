/** Sample data of the demo's office: `data/demo-office.json`. Hours and days are relative to now, so that it never gets old. */
import { z } from 'zod'
import { leadStates } from '../domain/office/lead-state.ts'
import { schedules } from '../domain/subscriptions/saved-search.ts'
import { languageCodes } from '../domain/text/language.ts'

const leadSchema = z.strictObject({
  form: z.string(),
  language: z.enum(languageCodes),
  /** Age of the lead. */
  hoursAgo: z.number().min(0),
  propertyId: z.int().optional(),
  status: z.enum(['new', 'requested', 'confirmed']).default('new'),
  state: z.enum(leadStates).default('new'),
  /** The demo account that it is assigned to. */
  assignee: z.enum(['agent', 'manager']).optional(),
  /** Values of the form's fields; `today` and `today+2` are replaced by dates. */
  values: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string())])),
  /** The viewing slot: days from today, and a local time in Belgium. */
  viewing: z.strictObject({ day: z.int(), time: z.string().regex(/^\d\d:\d\d$/) }).optional(),
})

const searchSchema = z.strictObject({
  goal: z.enum(['sale', 'rent']).optional(),
  /** Query string of a list: `type=1&maxPrice=450000`. */
  query: z.string(),
  /** Euro, costs included. */
  budget: z.int().positive().optional(),
  schedule: z.enum(schedules),
  isPaused: z.boolean().default(false),
})

/** A subscriber who confirmed the address. */
const subscriberSchema = z.strictObject({
  firstName: z.string(),
  /** Of a reserved domain (RFC 2606). */
  email: z.email().endsWith('.example'),
  language: z.enum(languageCodes),
  /** Age of the subscription. */
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
