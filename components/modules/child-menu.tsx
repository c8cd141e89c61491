/** The pages below this one, or beside it, under the title (specification 3, "Page definition": child menus). */
import type { Language } from '@/lib/domain/text/language'
import { findChildMenu } from '@/lib/server/pages/child-menu'
import { langOf } from '@/lib/server/pages/text-language'
import styles from './child-menu.module.css'

/** @param path original path of the page being shown; nothing when it neither has nor is in a child menu. */
export function ChildMenu({ path, language }: { path: string; language: Language }) {
  const menu = findChildMenu(path, language)
  if (!menu) return null
  return (
    <nav className={`${styles.menu} no-print`} aria-label={menu.title}>
      <ul>
        {menu.items.map(({ name, href, isCurrent }) => (
          <li key={href}>
            <a href={href} aria-current={isCurrent ? 'page' : undefined} {...langOf(name, language)}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
