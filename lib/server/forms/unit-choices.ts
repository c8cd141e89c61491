/** The units of a project that can still be asked for, as choices of a form. */
import 'server-only'
import { formatPrice } from '../../domain/price.ts'
import type { Project } from '../../domain/project.ts'
import type { Translate } from '../translator.ts'

export function unitChoices(project: Project, t: Translate): { value: string; label: string }[] {
  return project.units
    .filter((unit) => unit.state !== 'sold')
    .map(({ name, kind, price }) => ({
      value: name,
      label: t('Forms.new-build.unit', { name, kind: t(`UnitsTable.kinds.${kind}`), price: formatPrice(price) }),
    }))
}
