/** What a visitor is told about a visit that has its time: by the form at once, or by the agency later. */
import 'server-only'
import { toLocalTime } from '../../domain/brussels-time.ts'
import { propertyHref } from '../../routing/href.ts'
import { getSnapshot } from '../snapshot/current-snapshot.ts'
import type { Attachment } from '../submissions/form-handler.ts'
import { translatorOf } from '../translator.ts'
import { rentalTermsText } from './rental-terms.ts'
import { formatVisitDay } from './visit-day.ts'
import { eventAttachment, type Visit, visitEvent, visitPlace } from './visit-event.ts'

/** Paragraphs and calendar file; rentals carry their terms (ruling 29). */
export function confirmVisit(visit: Visit, now: Date): { paragraphs: string[]; attachments: Attachment[] } {
  const { property, startsAt, language } = visit
  const { agents, site, routeTable } = getSnapshot()
  const t = translatorOf(language)
  const agent = agents.find(({ id }) => id === property.agentId)?.name ?? site.name
  const when = { day: formatVisitDay(startsAt, language), time: toLocalTime(startsAt).time, agent }
  const url = propertyHref(routeTable, property, language)
  return {
    paragraphs: [
      t('Forms.visit.confirmed', when),
      t('Forms.visit.address', { address: visitPlace(property, language) }),
      ...(property.address.kind === 'shown' ? [] : [t('Forms.visit.addressLater')]),
      ...rentalTermsText(property, language),
    ],
    attachments: [eventAttachment(visitEvent(visit, url, now))],
  }
}
