/** Provides the component of a field with zones: set by the forms that have such a field, so that no other form loads it. */
import { type ComponentType, createContext } from 'react'
import type { ControlProps } from '../fields/field-control'

export const ZoneField = createContext<ComponentType<ControlProps> | undefined>(undefined)
