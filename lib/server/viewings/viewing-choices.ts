/** The free moments as choices of the viewing form, under the day that they share. */
import 'server-only'
import type { PublicProperty } from '../../domain/property/property.ts'
import { toLocalTime } from '../../domain/text/brussels-time.ts'
import type { Language } from '../../domain/text/language.ts'
import type { Choice } from '../../forms/form-props.ts'
import type { Db } from '../db/client.ts'
import { optionLabel } from '../leads/describe-values.ts'
import { translatorOf } from '../pages/translator.ts'
import { findFreeSlots } from './free-slots.ts'
import { formatViewingDay } from './viewing-day.ts'

/**
 * `calendar`: slots can be chosen. `full`: 'Appointments are full' (specification 8), the choice is the waiting list.
 * `preferred`: the property has no calendar, preferred hours are asked instead.
 */
export type ViewingChoices = { kind: 'calendar' | 'full' | 'preferred'; choices: { SLOT: readonly Choice[] } }

export async function viewingChoices(
  db: Db,
  property: Pick<PublicProperty, 'agentId'>,
  language: Language,
  now: Date,
): Promise<ViewingChoices> {
  const slots = await findFreeSlots(db, property, now)
  const t = translatorOf(language)
  const other = (value: string): Choice => ({ value, label: optionLabel('SLOT', value, t) })
  if (!slots) return { kind: 'preferred', choices: { SLOT: [] } }
  if (slots.length === 0) return { kind: 'full', choices: { SLOT: [other('waiting-list')] } }
  const choices = slots.map((slot) => ({
    value: slot.toISOString(),
    label: toLocalTime(slot).time,
    group: formatViewingDay(slot, language),
  }))
  return { kind: 'calendar', choices: { SLOT: [...choices, other('other')] } }
}
