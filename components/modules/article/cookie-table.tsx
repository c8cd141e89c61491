/** What the site stores in the browser: rendered from the list that the code itself uses (ruling 35). */
import { useTranslations } from 'next-intl'
import { TableFrame } from '@/components/ui/table-frame'
import { type StoredItem, storedItems } from '@/lib/domain/consent/browser-storage'
import { configuredServices } from '@/lib/domain/consent/consent-services'
import { serviceItems } from '@/lib/domain/consent/service-items'
import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'

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

type RowProps = { item: StoredItem; setBy: string; purpose: string; content: string }

function Row({ item, setBy, purpose, content }: RowProps) {
  const t = useTranslations('CookieTable')
  const kind = { place: t(`places.${item.place}`), category: t(`categories.${item.category}`) }
  return (
    <tr data-stored={`${item.place} ${item.key}`}>
      <td>
        <code>{item.key}</code>
      </td>
      <td>{t('kind', kind)}</td>
      <td>{setBy}</td>
      <td>{purpose}</td>
      <td>{content}</td>
      <td>{useLifetime(item)}</td>
    </tr>
  )
}

/** Items of this site, then those of the services that are configured. */
function useRows(): RowProps[] {
  const t = useTranslations('CookieTable')
  const configured = configuredServices(getSnapshot().site.analytics)
  const own = Object.entries<StoredItem>(storedItems).map(([name, item]) => ({
    item,
    setBy: t('thisSite'),
    purpose: t(`items.${name}.purpose`),
    content: t(`items.${name}.content`, { limit: item.limit ?? 0 }),
  }))
  const others = serviceItems
    .filter(({ service }) => configured.includes(service))
    .map((item) => ({
      item,
      setBy: item.setBy,
      purpose: t(`services.${item.service}.purpose`),
      content: t(`services.${item.service}.content`),
    }))
  return [...own, ...others]
}

export function CookieTable() {
  const t = useTranslations('CookieTable')
  const headings = columns.map((column) => t(`columns.${column}`))
  return (
    <TableFrame name={headings.join(', ')}>
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
        {useRows().map((row) => (
          <Row key={`${row.item.place} ${row.item.key}`} {...row} />
        ))}
      </tbody>
    </TableFrame>
  )
}
