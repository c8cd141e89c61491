/** The components of the views that are alone on their page, and of all views, for routes that render any page. */
import type { ComponentType } from 'react'
import type { AloneView } from '@/lib/content/module-view'
import { ContactModule } from './contact/contact-module'
import { findIn } from './find-in'
import type { ModuleProps } from './module-props'
import { OwnPlacesModule } from './own-places/own-places-module'
import { ReferencesModule } from './references/references-module'
import { moduleComponents } from './registry'

const aloneModules = { 'own-places': OwnPlacesModule, references: ReferencesModule } as const satisfies Record<
  AloneView,
  ComponentType<ModuleProps>
>

const everyModule = { ...moduleComponents, ...aloneModules }

export const findEveryModule = findIn(everyModule)

/** Without the instant estimate above the contact form: a returned form comes first. */
export const findReturnedModule = findIn({ ...everyModule, contact: ContactModule })
