/** Finds the component of a view in a table of them. */
import type { ComponentType } from 'react'
import type { FindModule, ModuleProps } from './module-props'

/** Returns undefined for a name that is not in the table (ruling 23). */
export const findIn =
  (components: Readonly<Record<string, ComponentType<ModuleProps>>>): FindModule =>
  (view) =>
    Object.entries(components).find(([name]) => name === view)?.[1]
