/** What the demo owner's portal shows: `data/demo-owner.json` (ruling 33). Days are counted from today, so that it never ages. */
import { z } from 'zod'
import { itemKinds } from '../domain/portal/portal-item.ts'
import { localizedTextOrEmpty } from './localized.ts'

const itemSchema = z.strictObject({
  kind: z.enum(itemKinds),
  /** Days from today; negative before it. */
  day: z.number().int(),
  time: z.string().optional(),
  type: z.string(),
  /** `{agent}` stands for the agent of the property. */
  contact: z.string(),
  status: z.string(),
  subject: localizedTextOrEmpty,
  comment: localizedTextOrEmpty,
  link: z.url().optional(),
  views: z.number().int().optional(),
  contacts: z.number().int().optional(),
})

export const demoOwnerSchema = z.strictObject({
  /** Properties that the demo owner gets. */
  propertyIds: z.array(z.number().int()),
  /** Of each of those properties. */
  items: z.array(z.array(itemSchema)),
})

export type DemoItem = z.output<typeof itemSchema>
export type DemoOwnerContent = z.output<typeof demoOwnerSchema>
