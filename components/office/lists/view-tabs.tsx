/** The views of a list, each with its number of items. */
import styles from './view-tabs.module.css'

export type ViewTab = { name: string; href: string; count?: number | undefined; isCurrent: boolean }

export function ViewTabs({ label, tabs }: { label: string; tabs: readonly ViewTab[] }) {
  return (
    <nav className={styles.views} aria-label={label}>
      <ul>
        {tabs.map(({ name, href, count, isCurrent }) => (
          <li key={href}>
            <a href={href} aria-current={isCurrent ? 'page' : undefined}>
              {name} {count !== undefined && <span>{count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
