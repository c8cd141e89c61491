/** Fewest and most bedrooms of a project's units; a home without one is a studio. A dash without homes. */
import { useTranslations } from 'next-intl'
import { bedroomRange, type PublicProject } from '@/lib/domain/project/project'

export function BedroomRange({ project }: { project: Pick<PublicProject, 'units'> }) {
  const t = useTranslations('BedroomRange')
  const range = bedroomRange(project)
  if (!range) return '–'
  if (range.from === range.to) return range.to === 0 ? t('studio') : range.to
  return range.from === 0 ? t('fromStudio', { to: range.to }) : t('range', range)
}
