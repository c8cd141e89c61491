/** The slots as choices of the viewing form, free or taken, grouped by day. */
import 'server-only'
import type { PublicProperty } from '../../domain/property/property.ts'
import { toLocalTime } from '../../domain/text/brussels-time.ts'
import type { Language } from '../../domain/text/language.ts'
import type { Choice } from '../../forms/form-props.ts'
import type { Db } from '../db/client.ts'
import { optionLabel } from '../leads/describe-values.ts'
import { translatorOf } from '../pages/translator.ts'
import { findSlots, type ShownSlot } from './free-slots.ts'
import { formatViewingDay } from './viewing-day.ts'

/**
 * `calendar`: slots can be chosen. `full`: 'Appointments are full' (specification 8), the choice is the waiting list.
 * `preferred`: the property has no calendar, preferred hours are asked instead.
 */
export type ViewingChoices = { kind: 'calendar' | 'full' | 'preferred'; choices: { SLOT: readonly Choice[] } }

function toChoice({ startsAt, isFree }: ShownSlot, language: Language): Choice {
  const { date, time } = toLocalTime(startsAt)
  return {
    value: startsAt.toISOString(),
    label: time,
    group: formatViewingDay(startsAt, language),
    date,
    ...(!isFree && { isTaken: true }),
  }
}

/** The choices of the form field SLOT. @throws database errors. */
export async function viewingChoices(
  db: Db,
  property: Pick<PublicProperty, 'agentId' | 'id'>,
  language: Language,
  now: Date,
): Promise<ViewingChoices> {
  const slots = await findSlots(db, property, now)
  const t = translatorOf(language)
  const other = (value: string): Choice => ({ value, label: optionLabel('SLOT', value, t) })
  if (!slots) return { kind: 'preferred', choices: { SLOT: [] } }
  if (!slots.some(({ isFree }) => isFree)) return { kind: 'full', choices: { SLOT: [other('waiting-list')] } }
  const choices = slots.map((slot) => toChoice(slot, language))
  return { kind: 'calendar', choices: { SLOT: [...choices, other('other')] } }
}
