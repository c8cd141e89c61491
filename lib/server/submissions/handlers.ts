/** One line per form that does more than being kept and mailed. */
import 'server-only'
import type { FormId } from '../../forms/registry.ts'
import type { FormHandler } from './form-handler.ts'
import { handleDocuments } from './handlers/documents.ts'
import { handleFriend } from './handlers/send-to-friend.ts'

export const handlers: Partial<Record<FormId, FormHandler>> = {
  documents: handleDocuments,
  'send-to-friend': handleFriend,
}
