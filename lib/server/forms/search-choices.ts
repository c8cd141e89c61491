/** Choices of a saved search that depend on the content: web types and zones (rulings 13, 16). */
import 'server-only'
import { frameZones, zoneArea } from '../../domain/map/zone-map.ts'
import type { Language } from '../../domain/text/language.ts'
import type { Choice } from '../../forms/form-props.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'

/** Types that have a name in the language, in the order of the content. */
const typeChoices = (language: Language): Choice[] =>
  getSnapshot()
    .types.filter((type) => type.name[language])
    .map(({ webId, name }) => ({ value: webId, label: name[language] }))

function zoneChoices(language: Language): Choice[] {
  const { zones } = getSnapshot()
  const frame = frameZones(zones.flatMap(({ outline }) => (outline ? [outline] : [])))
  return zones.map(({ id, name, outline }) => ({
    value: id,
    label: name[language],
    ...(outline && frame && { area: zoneArea(outline, frame) }),
  }))
}

/** By field. */
export const searchChoices = (language: Language) => ({ TYPES: typeChoices(language), ZONES: zoneChoices(language) })
