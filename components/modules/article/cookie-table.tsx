/** What the site keeps in the browser: the list that the code itself uses, in words (ruling 35). */
import { useTranslations } from 'next-intl'
import { TableFrame } from '@/components/ui/table-frame'
import { type StoredItem, storedItems } from '@/lib/domain/browser-storage'

const columns = ['name', 'kind', 'setBy', 'purpose', 'content', 'lifetime'] as const

const oneYear = 60 * 60 * 24 * 365

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
      <td>{t(`lifetimes.${item.place}`, { years: Math.round((item.maxAge ?? 0) / oneYear) })}</td>
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
