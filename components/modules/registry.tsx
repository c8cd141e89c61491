/**
 * The component of each module view that can share a page with others; the type requires an entry for each. The views are
 * described in `lib/content/module-view.ts`.
 */
import type { ComponentType } from 'react'
import type { AloneView, ModuleView } from '@/lib/content/module-view'
import { ArticleModule } from './article/article-module'
import { BannerModule } from './banner/banner-module'
import { CallToActionModule } from './call-to-action/call-to-action-module'
import { CardModule } from './card/card-module'
import { CompareModule } from './compare/compare-module'
import { ContactWithEstimate } from './contact/contact-with-estimate'
import { DiscreetModule } from './discreet/discreet-module'
import { FavouritesModule } from './favourites/favourites-module'
import { findIn } from './find-in'
import { ForeignModule } from './foreign/foreign-module'
import { GalleryModule } from './gallery/gallery-module'
import type { ModuleProps } from './module-props'
import { NewsModule } from './news/news-module'
import { NextStepsModule } from './next-steps/next-steps-module'
import { ProjectsModule } from './projects/projects-module'
import { PropertyListModule } from './property-list/property-list-module'
import { StatsModule } from './stats/stats-module'
import { TakeoversModule } from './takeovers/takeovers-module'
import { TeamModule } from './team/team-module'
import { TestimonialsModule } from './testimonials/testimonials-module'
import { TextModule } from './text/text-module'

export const moduleComponents = {
  article: ArticleModule,
  banner: BannerModule,
  'call-to-action': CallToActionModule,
  card: CardModule,
  compare: CompareModule,
  contact: ContactWithEstimate,
  discreet: DiscreetModule,
  favourites: FavouritesModule,
  foreign: ForeignModule,
  gallery: GalleryModule,
  news: NewsModule,
  'next-steps': NextStepsModule,
  projects: ProjectsModule,
  'property-list': PropertyListModule,
  stats: StatsModule,
  takeovers: TakeoversModule,
  team: TeamModule,
  testimonials: TestimonialsModule,
  text: TextModule,
} as const satisfies Record<Exclude<ModuleView, AloneView>, ComponentType<ModuleProps>>

export const findModule = findIn(moduleComponents)
