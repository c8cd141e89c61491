/** What draws a field that asks for zones: given by the forms that have such a field, so that no other loads it. */
import { type ComponentType, createContext } from 'react'
import type { ControlProps } from './field-control'

export const ZoneField = createContext<ComponentType<ControlProps> | undefined>(undefined)
