/** The agency's whole content in memory, as the rest of the site sees it. */
import type { z } from 'zod'
import type { Article } from '../../content/article.ts'
import type { rawCard, rawDiscreetOffer, rawStatistics, rawTestimonial, rawZone } from '../../content/catalogue.ts'
import type { MenuEntry } from '../../content/menu.ts'
import type { Page } from '../../content/page.ts'
import type { Site } from '../../content/site.ts'
import type { Language, Localized } from '../../domain/language.ts'
import type { LegalFigures } from '../../domain/legal-figures.ts'
import type { Project } from '../../domain/project.ts'
import type { Property } from '../../domain/property.ts'
import type { VisitCalendar } from '../../domain/visit-slots.ts'
import type { RouteTable } from '../../routing/table.ts'

export type WebType = { id: number; webId: string; name: Localized; sale: boolean; rent: boolean; showOrder: number }

export type Agent = {
  id: number
  name: string
  initials: string
  function: Localized
  registrationNumber: string
  phone: string
  email: string
  languages: readonly Language[]
  intro: Localized
}

export type Testimonial = Omit<z.output<typeof rawTestimonial>, 'comment'> & { comment: Localized }
export type Card = z.output<typeof rawCard>
export type DiscreetOffer = z.output<typeof rawDiscreetOffer>
export type Zone = z.output<typeof rawZone>
export type Statistics = z.output<typeof rawStatistics>

export type Snapshot = {
  /** Day the relative dates were resolved with, ISO. */
  today: string
  site: Site
  /** Languages in use, in the order of the configuration. */
  languages: readonly Language[]
  routeTable: RouteTable
  menu: readonly MenuEntry[]
  /** Original paths of pages that went with a feature that is switched off. */
  offPaths: ReadonlySet<string>
  /** By original path. */
  pages: ReadonlyMap<string, Page>
  /** Published and not archived, for sale and for rent. */
  properties: readonly Property[]
  takeovers: readonly Property[]
  /** In other countries: outside every list, count and filter (ruling 14). */
  foreignProperties: readonly Property[]
  projects: readonly Project[]
  /** Published properties, takeovers and foreign properties, the archived ones included. */
  propertyById: ReadonlyMap<number, Property>
  projectById: ReadonlyMap<number, Project>
  /** What is not published: only previews show it (ruling 8). Draft pages stand among `pages`. */
  drafts: {
    propertyById: ReadonlyMap<number, Property>
    projectById: ReadonlyMap<number, Project>
    articles: readonly Article[]
  }
  types: readonly WebType[]
  agents: readonly Agent[]
  articles: readonly Article[]
  testimonials: readonly Testimonial[]
  cards: readonly Card[]
  /** For the page Discreet alone (ruling 14). */
  discreetOffers: readonly DiscreetOffer[]
  zones: readonly Zone[]
  statistics: ReadonlyMap<string, Statistics>
  legalFigures: LegalFigures
  visitCalendar: VisitCalendar
}
