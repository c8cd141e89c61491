/** The components of the light modules only, for routes whose pages have no others (`lib/content/module-set.ts`). */
import type { ComponentType } from 'react'
import { LatestProperties } from '@/components/list/latest-properties'
import type { LightView } from '@/lib/content/module-view'
import { ArticleModule } from './article/article-module'
import { BannerModule } from './banner/banner-module'
import { CallToActionModule } from './call-to-action/call-to-action-module'
import { CardModule } from './card/card-module'
import { findIn } from './find-in'
import type { ModuleProps } from './module-props'
import { NewsModule } from './news/news-module'
import { StatsModule } from './stats/stats-module'
import { TeamModule } from './team/team-module'
import { TextModule } from './text/text-module'

const lightModules = {
  article: ArticleModule,
  banner: BannerModule,
  'call-to-action': CallToActionModule,
  card: CardModule,
  news: NewsModule,
  'property-list': LatestProperties,
  stats: StatsModule,
  team: TeamModule,
  text: TextModule,
} as const satisfies Record<LightView, ComponentType<ModuleProps>>

export const findLightModule = findIn(lightModules)
