/** The agency's whole content in memory, as the rest of the site sees it. */
import type { z } from 'zod'
import type { Article } from '../../../content/article.ts'
import type {
  AgentDrawing,
  rawCard,
  rawDiscreetProperty,
  rawStatistics,
  rawTestimonial,
  rawZone,
} from '../../../content/catalogue.ts'
import type { LandingContent } from '../../../content/landing-pages.ts'
import type { MenuEntry } from '../../../content/menu.ts'
import type { Page } from '../../../content/page.ts'
import type { Site } from '../../../content/site.ts'
import type { Branch } from '../../../domain/agency/branch.ts'
import type { LegalFigures } from '../../../domain/law/legal-figures.ts'
import type { Geography } from '../../../domain/map/geography.ts'
import type { Surroundings } from '../../../domain/map/points.ts'
import type { PublicProject } from '../../../domain/project/project.ts'
import type { ConfidentialProperty } from '../../../domain/property/confidential-property.ts'
import type { FormerListing } from '../../../domain/property/former-listing.ts'
import type { PublicProperty } from '../../../domain/property/property.ts'
import type { Market } from '../../../domain/sold/market.ts'
import type { Language, Localized } from '../../../domain/text/language.ts'
import type { ViewingCalendar } from '../../../domain/viewings/viewing-slots.ts'
import type { FeedSource } from '../../../feeds/feed-source.ts'
import type { RouteTable } from '../../../routing/table.ts'
import type { MediaFiles } from '../../media/find-media.ts'
import type { Wanted } from '../../media/resolve-picture.ts'
import type { FallbackTexts } from './fallback-texts.ts'

export type WebType = { id: number; webId: string; name: Localized; sale: boolean; rent: boolean; showOrder: number }

export type Agent = {
  id: number
  /** Last segment of the address of the agent's page. */
  slug: string
  name: string
  firstName: string
  initials: string
  function: Localized
  registrationNumber: string
  drawing: AgentDrawing | undefined
  phone: string
  email: string
  languages: readonly Language[]
  intro: Localized
  /** Id in `branches.json`; if unknown or undefined, the first branch. */
  branchId: number | undefined
}

export type Testimonial = Omit<z.output<typeof rawTestimonial>, 'comment'> & { comment: Localized }
export type Card = z.output<typeof rawCard>
export type DiscreetProperty = z.output<typeof rawDiscreetProperty>
export type Zone = z.output<typeof rawZone>
export type Statistics = z.output<typeof rawStatistics>

/** What visitors may see of the listings: a hidden price or address is in none of them. */
export type Listings = {
  /** Published and not archived, for sale and for rent. */
  properties: readonly PublicProperty[]
  /** Published and not archived. */
  takeovers: readonly PublicProperty[]
  /** In other countries: outside every list, count and filter (ruling 14). */
  foreignProperties: readonly PublicProperty[]
  projects: readonly PublicProject[]
  /** Published properties, takeovers and foreign properties, the archived ones included. */
  propertyById: ReadonlyMap<number, PublicProperty>
  projectById: ReadonlyMap<number, PublicProject>
}

/** Unpublished listings in their public version: for previews (ruling 8), and for name and place of viewings booked before. */
export type DraftListings = Pick<Listings, 'propertyById' | 'projectById'>

/** Complete records of published listings (archived ones included) and of drafts. */
export type Confidential = {
  propertyById: ReadonlyMap<number, ConfidentialProperty>
  draftById: ReadonlyMap<number, ConfidentialProperty>
}

export type Snapshot = Listings & {
  /** Day the relative dates were resolved with, ISO. */
  today: string
  site: Site
  /** Languages in use, in the order of the configuration. */
  languages: readonly Language[]
  routeTable: RouteTable
  menu: readonly MenuEntry[]
  /** Original paths of pages removed with a feature that is switched off. */
  offPaths: ReadonlySet<string>
  /** By original path. */
  pages: ReadonlyMap<string, Page>
  /** Former listings by number: their addresses answer 410. */
  former: ReadonlyMap<number, FormerListing>
  /** Draft pages are in `pages`. */
  drafts: DraftListings & { articles: readonly Article[] }
  types: readonly WebType[]
  agents: readonly Agent[]
  /** Branches open to visitors; empty for a single office, which is in the settings. */
  branches: readonly Branch[]
  articles: readonly Article[]
  testimonials: readonly Testimonial[]
  cards: readonly Card[]
  /** Shown on the page Discreet only (ruling 14). */
  discreetProperties: readonly DiscreetProperty[]
  /** Sources of feed listings. */
  feeds: readonly FeedSource[]
  zones: readonly Zone[]
  statistics: ReadonlyMap<string, Statistics>
  /** Sales and lettings; contains no price of a single home. */
  market: Market
  legalFigures: LegalFigures
  viewingCalendar: ViewingCalendar
  landingContent: LandingContent
  /** Texts shown in the default language, as they are not translated. */
  fallbackTexts: FallbackTexts
  /** Geography of the drawn map. */
  geography: Geography
  /** Places to search around, points of interest, rivers. */
  surroundings: Surroundings
  /** All files that the content names and that can be shown. */
  media: MediaFiles
  /** Remote files to fetch. */
  wanted: Wanted
}

/** With confidential records, which only `getConfidential` returns. */
export type LoadedSnapshot = Snapshot & { confidential: Confidential }
