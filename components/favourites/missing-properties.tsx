/** Properties of a list that cannot be shown: archived ones, and unknown ids. */
import { useTranslations } from 'next-intl'
import { Notice } from '@/components/property/detail/legal/notice'

export type Missing = { unknownCount: number; gone: readonly { id: number; title: string }[] }

export function MissingProperties({ missing: { unknownCount, gone } }: { missing: Missing }) {
  const t = useTranslations('MissingProperties')
  if (unknownCount === 0 && gone.length === 0) return null
  return (
    <Notice icon="info" title={t('title')}>
      <ul>
        {gone.map(({ id, title }) => (
          <li key={id}>{t('gone', { title })}</li>
        ))}
        {unknownCount > 0 && <li>{t('unknown', { count: unknownCount })}</li>}
      </ul>
    </Notice>
  )
}
