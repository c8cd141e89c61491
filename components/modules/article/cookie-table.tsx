/** What the site keeps in the browser: the list that the code itself uses, in words (ruling 35). */
import { useTranslations } from 'next-intl'
import { TableFrame } from '@/components/ui/table-frame'
import { type StoredItem, storedItems } from '@/lib/domain/browser-storage'

const columns = ['name', 'kind', 'setBy', 'purpose', 'content', 'lifetime'] as const

const oneDay = 60 * 60 * 24
const oneYear = oneDay * 365

/** In the largest unit that fits: years, days, minutes. */
function useLifetime({ place, maxAge = 0 }: StoredItem): string {
  const t = useTranslations('CookieTable.lifetimes')
  if (place !== 'cookie' || maxAge >= oneYear) return t(place, { years: Math.round(maxAge / oneYear) })
  if (maxAge >= oneDay) return t('cookieDays', { days: Math.round(maxAge / oneDay) })
  return t('cookieMinutes', { minutes: Math.round(maxAge / 60) })
}

function Row({ name, item }: { name: string; item: StoredItem }) {
  const t = useTranslations('CookieTable')
  const kind = { place: t(`places.${item.place}`), category: t(`categories.${item.category}`) }
  return (
    <tr data-stored={`${item.place} ${item.key}`}>
      <td>
        <code>{item.key}</code>
      </td>
      <td>{t('kind', kind)}</td>
      <td>{t('thisSite')}</td>
      <td>{t(`items.${name}.purpose`)}</td>
      <td>{t(`items.${name}.content`, { limit: item.limit ?? 0 })}</td>
      <td>{useLifetime(item)}</td>
    </tr>
  )
}

export function CookieTable() {
  const t = useTranslations('CookieTable')
  const headings = columns.map((column) => t(`columns.${column}`))
  return (
    <TableFrame columns={headings}>
      <thead>
        <tr>
          {headings.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Object.entries(storedItems).map(([name, item]) => (
          <Row key={name} name={name} item={item} />
        ))}
      </tbody>
    </TableFrame>
  )
}
