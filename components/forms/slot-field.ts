/** What draws a field that asks for a moment: given by the one form that has such a field, so that no other loads it. */
import { type ComponentType, createContext } from 'react'
import type { SlotTexts } from '@/lib/forms/form-texts'
import type { ControlProps } from './field-control'

export type SlotFieldProps = ControlProps & { texts: SlotTexts }

export const SlotField = createContext<ComponentType<SlotFieldProps> | undefined>(undefined)
