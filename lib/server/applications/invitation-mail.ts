/** The mail with the link to the application, sent after a viewing (ruling 30). */
import 'server-only'
import { z } from 'zod'
import { formsOf } from '../../domain/property/property-forms.ts'
import { dateInWords } from '../../domain/text/date-in-words.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import { greet, propertyBlocks } from '../leads/mail-parts.ts'
import { button, opening } from '../mail/mail-parts.ts'
import { agentBlocks } from '../mail/mail-property.ts'
import { defineTemplate } from '../mail/mail-template.ts'
import { termBlocks } from '../viewings/viewing-confirmation.ts'
import { applicationLink } from './application-link.ts'

/** Renders no mail when applications are no longer possible. */
export const candidateTemplate = defineTemplate({
  name: 'rental-application-link',
  schema: z.object({ propertyId: z.number(), firstName: z.string(), expires: z.iso.datetime() }),
  render: ({ propertyId, firstName, expires }, { t, language }) => {
    const property = getSnapshot().propertyById.get(propertyId)
    if (!property || !formsOf(property).includes('rental-application')) return undefined
    const ends = t('Forms.rental-application.invitation.ends', { date: dateInWords(expires.slice(0, 10), language) })
    return {
      title: t('Forms.rental-application.invitation.title', { title: property.texts[language].title }),
      preheader: ends,
      aside: t('Mail.reference', { id: String(propertyId) }),
      blocks: [
        opening(greet(t, firstName), t('Forms.rental-application.invitation.text')),
        button(t('Forms.rental-application.invitation.action'), applicationLink(property, language, new Date(expires))),
        { kind: 'paragraph', text: ends, isSmall: true },
        ...propertyBlocks(propertyId, language, 'large'),
        ...termBlocks(property, language, t),
        ...agentBlocks([property.agentId], language),
      ],
      closing: [t('Forms.rental-application.invitation.why')],
    }
  },
})
