/** Kinds of texts, and the unused pictures. */
import { useTranslations } from 'next-intl'
import { type TextGroup, textGroups } from '@/lib/content/editing/text-kind'
import type { Language } from '@/lib/domain/text/language'
import { picturesGroup, textsHref } from '@/lib/server/office/texts/texts-view'
import { ViewTabs } from '../lists/view-tabs'

type Props = { language: Language; counts: Readonly<Record<TextGroup, number>>; current: TextGroup | typeof picturesGroup }

export function TextTabs({ language, counts, current }: Props) {
  const t = useTranslations('OfficeTexts')
  const tab = (group: typeof current, count?: number) => ({
    name: t(`groups.${group}`),
    href: textsHref(language, group),
    count,
    isCurrent: group === current,
  })
  const groups = textGroups.filter((group) => counts[group] > 0).map((group) => tab(group, counts[group]))
  return <ViewTabs label={t('groupsLabel')} tabs={[...groups, tab(picturesGroup)]} />
}
