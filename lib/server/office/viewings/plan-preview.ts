/** Preview of the confirmation mail of a planned viewing. */
import 'server-only'
import { type Db, getDb } from '../../db/client.ts'
import { formValues } from '../forms/form-values.ts'
import { planSchema, planTime, visitorIn } from './plan-forms.ts'
import { findViewable, type PlanView } from './plan-view.ts'
import { type PlannedVisitor, plannedMail } from './plan-viewing.ts'
import { previewId, type ShownMail } from './viewing-preview.ts'

function shownMail(propertyId: number, startsAt: Date | undefined, visitor: PlannedVisitor | undefined, note: string) {
  const property = findViewable(propertyId)
  if (!property || !startsAt || !visitor) return undefined
  const plan = { property, startsAt, visitor, note, source: undefined, token: previewId }
  return { mail: plannedMail(previewId, plan), property, language: visitor.language, times: [startsAt], note }
}

/** For the current form values. @throws database errors. */
export async function findPlannedMail(data: FormData): Promise<ShownMail | undefined> {
  const values = planSchema.safeParse(formValues(data)).data
  if (!values) return undefined
  return shownMail(values.property, planTime(values), await visitorIn(await getDb(), values), values.note)
}

/** When the page opens: with the time in its address. */
export async function firstPlannedMail(db: Db, { chosen, slot, source }: PlanView): Promise<ShownMail | undefined> {
  if (!chosen || !slot || !source) return undefined
  const values = planSchema.parse({ property: chosen.property.id, token: 'of the page', lead: source.id })
  return shownMail(chosen.property.id, slot, await visitorIn(db, values), '')
}
