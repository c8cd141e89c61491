/** Links from a list to landing pages: of the same town by type, of the same type by town. */
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import type { SearchGoal } from '@/lib/domain/subscriptions/saved-search'
import type { Language } from '@/lib/domain/text/language'
import type { LandingPage } from '@/lib/routing/landing-pages'
import { getLandingPages, landingPageHref, townName } from '@/lib/server/pages/landing-pages'
import { typeName } from '@/lib/server/pages/landing-texts'
import styles from './landing-links.module.css'

type Link = { name: string; href: string }

function LinkGroup({ title, links }: { title: string; links: readonly Link[] }) {
  const id = useId()
  if (links.length === 0) return null
  return (
    <nav aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {links.map(({ name, href }) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type Props = { goal: SearchGoal; language: Language; landing?: LandingPage | undefined }

export function LandingLinks({ goal, language, landing }: Props) {
  const t = useTranslations('LandingPage')
  const { town, type } = landing ?? {}
  const others = getLandingPages(goal).pages.filter((page) => page.town !== town || page.type !== type)
  const link = (page: LandingPage, name: string): Link => ({ name, href: landingPageHref(goal, page, language) })
  const byType = others.flatMap((page) =>
    page.type && page.town === town ? [link(page, typeName(page.type.webId, language))] : [],
  )
  const byTown = others.flatMap((page) =>
    page.town && page.type === type ? [link(page, townName(page.town.name, language))] : [],
  )
  const names = { town: town ? townName(town.name, language) : '', type: type ? typeName(type.webId, language) : '' }
  return (
    <div className={`${styles.links} no-print`}>
      <LinkGroup title={t(town ? 'typesInTown' : 'types', names)} links={byType} />
      <LinkGroup title={t(type ? 'townsOfType' : 'towns', names)} links={byTown} />
    </div>
  )
}
