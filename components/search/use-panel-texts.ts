/** Translates the texts of the search box and its panel. */
import { useTranslations } from 'next-intl'
import { toPluralText } from '@/lib/domain/text/plural-text'
import type { PanelTexts } from './panel-texts'

export function usePanelTexts(): PanelTexts {
  const banner = useTranslations('Banner')
  const t = useTranslations('SearchPanel')
  return {
    label: banner('search'),
    placeholder: t('placeholder'),
    clear: t('clear'),
    results: t('results'),
    type: t('type'),
    city: t('city'),
    property: t('property'),
    sale: banner('sale'),
    rent: banner('rent'),
    found: toPluralText((count) => t('found', { count })),
    suggestions: t('suggestions'),
    nothing: t('nothing'),
    noProperty: t('noProperty'),
    hint: t('hint'),
    reference: t('reference', { id: '{id}' }),
    noPhoto: t('noPhoto'),
    failed: t('failed'),
    retry: t('retry'),
    newTab: t('newTab'),
  }
}
