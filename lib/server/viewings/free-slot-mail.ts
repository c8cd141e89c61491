/** The mail that offers free slots to the waiting list (ruling 29; specification 8, "Appointments are full"). */
import 'server-only'
import { z } from 'zod'
import { formsOf } from '../../domain/property/property-forms.ts'
import { toLocalTime } from '../../domain/text/brussels-time.ts'
import type { Language } from '../../domain/text/language.ts'
import { propertyPageHref } from '../../routing/href.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import { greet, propertyBlocks } from '../leads/mail-parts.ts'
import { button, opening, subjectWith } from '../mail/mail-parts.ts'
import { agentBlocks } from '../mail/mail-property.ts'
import { defineTemplate } from '../mail/mail-template.ts'
import { unwantedLink } from '../mail/unwanted-mail.ts'
import { absoluteUrl } from '../runtime/site-url.ts'
import { formatViewingDay } from './viewing-day.ts'

/** Most slots listed in the mail; the page shows all. */
export const namedSlots = 5

const slotText = (slot: Date, language: Language) => `${formatViewingDay(slot, language)}, ${toLocalTime(slot).time}`

/** Renders no mail when the property can no longer be viewed. */
export const freeSlotTemplate = defineTemplate({
  name: 'viewing-free',
  schema: z.object({ propertyId: z.number(), firstName: z.string(), slots: z.array(z.iso.datetime()) }),
  render: ({ propertyId, firstName, slots }, { t, language, to, queuedAt }) => {
    const { propertyById, routeTable } = getSnapshot()
    const property = propertyById.get(propertyId)
    if (!property || !formsOf(property).includes('visit')) return undefined
    const named = slots.map((slot) => slotText(new Date(slot), language))
    const title = t('Forms.visit.freeTitle')
    return {
      title,
      subject: subjectWith(t, title, property.texts[language].title),
      preheader: named.join(' · '),
      aside: t('Mail.reference', { id: String(propertyId) }),
      blocks: [
        opening(greet(t, firstName), t('Forms.visit.freeText')),
        { kind: 'heading', text: t('Forms.visit.freeMoments') },
        { kind: 'list', items: named },
        button(t('Forms.visit.freeAction'), absoluteUrl(propertyPageHref(routeTable, property, 'visit', language))),
        ...propertyBlocks(propertyId, language),
        ...agentBlocks([property.agentId], language),
      ],
      closing: [t('Forms.mail.why'), unwantedLink(to, 'visit', language, queuedAt)],
    }
  },
})
