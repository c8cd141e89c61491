/**
 * Sample data of the demo's owner portal: `data/demo-owner.json` (ruling 33). Days are relative to today, so that it never gets
 * old.
 */
import { z } from 'zod'
import { itemKinds } from '../domain/portal/portal-item.ts'
import { localizedTextOrEmpty } from './localized.ts'

const itemSchema = z.strictObject({
  kind: z.enum(itemKinds),
  /** Days from today; negative for the past. */
  day: z.number().int(),
  time: z.string().optional(),
  type: z.string(),
  /** `{agent}` is replaced by the agent of the property. */
  contact: z.string(),
  status: z.string(),
  subject: localizedTextOrEmpty,
  comment: localizedTextOrEmpty,
  link: z.url().optional(),
  views: z.number().int().optional(),
  contacts: z.number().int().optional(),
})

export const demoOwnerSchema = z.strictObject({
  /** Properties assigned to the demo owner. */
  propertyIds: z.array(z.number().int()),
  /** A list for each of those properties. */
  items: z.array(z.array(itemSchema)),
})

export type DemoItem = z.output<typeof itemSchema>
export type DemoOwnerContent = z.output<typeof demoOwnerSchema>
