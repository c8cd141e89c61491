/** The components of the views that stand alone on their page, and of all there are, for routes that make any page. */
import type { ComponentType } from 'react'
import type { AloneView } from '@/lib/content/module-view'
import { findIn } from './find-in'
import type { ModuleProps } from './module-props'
import { ReferencesModule } from './references/references-module'
import { moduleComponents } from './registry'

const aloneModules = { references: ReferencesModule } as const satisfies Record<AloneView, ComponentType<ModuleProps>>

export const findEveryModule = findIn({ ...moduleComponents, ...aloneModules })
