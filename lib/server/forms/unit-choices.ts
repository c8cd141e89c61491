/** The available units of a project as choices of a form. */
import 'server-only'
import type { PublicProject } from '../../domain/project/project.ts'
import { formatPrice } from '../../domain/property/price.ts'
import type { Language } from '../../domain/text/language.ts'
import type { Translate } from '../pages/translator.ts'

export function unitChoices(project: PublicProject, language: Language, t: Translate): { value: string; label: string }[] {
  return project.units.flatMap(({ name: names, kind, price }) => {
    if (price === undefined) return []
    const name = names[language]
    const label = t('Forms.new-build.unit', { name, kind: t(`UnitsTable.kinds.${kind}`), price: formatPrice(price) })
    return [{ value: name, label }]
  })
}
