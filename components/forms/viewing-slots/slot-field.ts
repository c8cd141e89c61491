/**
 * Provides the component of a field with viewing slots: set by the one form that has such a field, so that no other form loads
 * it.
 */
import { type ComponentType, createContext } from 'react'
import type { SlotTexts } from '@/lib/forms/form-texts'
import type { ControlProps } from '../fields/field-control'

export type SlotFieldProps = ControlProps & { texts: SlotTexts }

export const SlotField = createContext<ComponentType<SlotFieldProps> | undefined>(undefined)
