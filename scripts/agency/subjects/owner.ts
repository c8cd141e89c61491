/** Commands about owners and the items in their portal. */
import type { Subject } from '../command.ts'
import { invite } from './owner-invite.ts'
import { importItems, log } from './owner-items.ts'
import { list, remove } from './owner-list.ts'

export const owner: Subject = { defaultVerb: 'list', verbs: { list, invite, remove, log, import: importItems } }
