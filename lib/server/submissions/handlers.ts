/** One line per form that does more than being kept and mailed. */
import 'server-only'
import type { FormId } from '../../forms/registry.ts'
import type { FormHandler } from './form-handler.ts'

export const handlers: Partial<Record<FormId, FormHandler>> = {}
