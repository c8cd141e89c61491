/** The units of a project that can still be asked for, as choices of a form. */
import 'server-only'
import type { Language } from '../../domain/language.ts'
import { formatPrice } from '../../domain/price.ts'
import type { PublicProject } from '../../domain/project.ts'
import type { Translate } from '../translator.ts'

export function unitChoices(project: PublicProject, language: Language, t: Translate): { value: string; label: string }[] {
  return project.units.flatMap(({ name: names, kind, price }) => {
    if (price === undefined) return []
    const name = names[language]
    const label = t('Forms.new-build.unit', { name, kind: t(`UnitsTable.kinds.${kind}`), price: formatPrice(price) })
    return [{ value: name, label }]
  })
}
