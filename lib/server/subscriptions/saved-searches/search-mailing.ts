/** Saved searches as a mailing: its links, tokens and ids. */
import 'server-only'
import { defineMailing } from '../mailing.ts'

/** The id of `confirm` is a search; of `manage` and `end` a subscriber. */
export type SearchAction = 'confirm' | 'manage' | 'end'

export const searchMailing = defineMailing<SearchAction>({
  idKey: 'seeker',
  links: {
    confirm: { purpose: 'saved-search confirm', path: 'saved-searches/confirm' },
    manage: { purpose: 'saved-search manage', path: 'saved-searches' },
    end: { purpose: 'saved-search end', path: 'saved-searches/unsubscribe' },
  },
  endAddress: '/api/saved-search-unsubscribe/',
})
