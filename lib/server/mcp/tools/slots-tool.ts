/** Tool: viewing slots of a property. Booking is possible only with the form on its page. */
import 'server-only'
import { z } from 'zod'
import { formsOf } from '../../../domain/property/property-forms.ts'
import { propertyPageHref } from '../../../routing/href.ts'
import { getSnapshot } from '../../content/snapshot/current-snapshot.ts'
import { getDb } from '../../db/client.ts'
import { absoluteUrl } from '../../runtime/site-url.ts'
import { findPublishedListing } from '../../syndication/published-listings.ts'
import { findFreeSlots } from '../../viewings/free-slots.ts'
import { defineTool, found, idField, languageField, languageOf, refused } from '../tool.ts'

export const slotsTool = defineTool({
  name: 'slots',
  title: 'Free times to visit',
  description:
    'The times at which a property can be visited, four weeks ahead. Without fixed times the agent is asked with the form. Booking is done by a person, on the page that is named.',
  input: z.object({ id: idField, language: languageField }),
  run: async ({ id, language }, now) => {
    const property = findPublishedListing(id)
    if (!property || !formsOf(property).includes('visit')) return refused(`Property ${id} cannot be visited.`)
    const free = await findFreeSlots(await getDb(), property, now)
    return found({
      id,
      timeZone: 'Europe/Brussels',
      hasFixedTimes: free !== undefined,
      slots: (free ?? []).map((slot) => slot.toISOString()),
      bookAt: absoluteUrl(propertyPageHref(getSnapshot().routeTable, property, 'visit', languageOf(language))),
    })
  },
})
