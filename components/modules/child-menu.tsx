/**
 * Links below the title to the child pages of this page, or to its siblings (specification 3, "Page definition": child menus).
 */
import type { Language } from '@/lib/domain/text/language'
import { findChildMenu } from '@/lib/server/pages/child-menu'
import { langOf } from '@/lib/server/pages/text-language'
import styles from './child-menu.module.css'

/** @param path original path of the current page; renders nothing when it neither has a child menu nor is in one. */
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
