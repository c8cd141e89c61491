/** The components of the views on pages with a form (`lib/content/module-set.ts`). */
import type { ComponentType } from 'react'
import type { FormView } from '@/lib/content/module-set'
import { ArticleModule } from './article/article-module'
import { ContactWithEstimate } from './contact/contact-with-estimate'
import { findIn } from './find-in'
import { GalleryModule } from './gallery/gallery-module'
import type { ModuleProps } from './module-props'
import { NewsModule } from './news/news-module'
import { TeamModule } from './team/team-module'
import { TextModule } from './text/text-module'

const formModules = {
  article: ArticleModule,
  contact: ContactWithEstimate,
  gallery: GalleryModule,
  news: NewsModule,
  team: TeamModule,
  text: TextModule,
} as const satisfies Record<FormView, ComponentType<ModuleProps>>

export const findFormModule = findIn(formModules)
