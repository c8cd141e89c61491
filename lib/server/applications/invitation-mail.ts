/** The mail with the link to the application, to somebody who visited (ruling 30). */
import 'server-only'
import { z } from 'zod'
import { formsOf } from '../../domain/property/property-forms.ts'
import { formatDate } from '../../domain/text/date.ts'
import { getSnapshot } from '../content/current-snapshot.ts'
import { greet } from '../leads/mail-parts.ts'
import { defineTemplate } from '../mail/mail-template.ts'
import { applicationLink } from './application-link.ts'

/** Nothing when nobody can apply any more. */
export const candidateTemplate = defineTemplate({
  name: 'rental-application-link',
  schema: z.object({ propertyId: z.number(), firstName: z.string(), expires: z.iso.datetime() }),
  render: ({ propertyId, firstName, expires }, { t, language, to }) => {
    const property = getSnapshot().propertyById.get(propertyId)
    if (!property || !formsOf(property).includes('rental-application')) return undefined
    return {
      title: t('Forms.rental-application.invitation.title', { title: property.texts[language].title }),
      paragraphs: [greet(t, firstName, to), t('Forms.rental-application.invitation.text')],
      action: {
        label: t('Forms.rental-application.invitation.action'),
        href: applicationLink(property, language, new Date(expires)),
      },
      closing: [t('Forms.rental-application.invitation.ends', { date: formatDate(expires.slice(0, 10)) })],
    }
  },
})
