/** The mail to the second buyer of an offer: the same document, and who gave the address. */
import 'server-only'
import { z } from 'zod'
import { mailName } from '../../domain/text/mail-name.ts'
import { defineTemplate } from '../mail/mail-template.ts'
import { unwantedLink } from '../mail/unwanted-mail.ts'
import { offerTerms } from '../offers/offer-facts.ts'
import { readSubject } from './find-subject.ts'
import { offerFile } from './lead-part.ts'
import { greet, subjectRows } from './mail-parts.ts'

export const secondBuyerTemplate = defineTemplate({
  name: 'offer-second-buyer',
  /** `fields`: of the offer, both buyers. */
  schema: z.object({ leadId: z.string(), subjectId: z.number(), fields: z.record(z.string(), z.unknown()) }),
  render: async ({ leadId, subjectId, fields }, { t, language, to, queuedAt }) => {
    const subject = readSubject('property', subjectId, language)
    if (!subject?.property) throw new Error(`no property ${subjectId}`)
    const sender = mailName(fields['FIRST_NAME'], fields['LAST_NAME'])
    return {
      title: t('Forms.purchase-offer.secondTitle'),
      paragraphs: [
        greet(t, fields['FIRST_NAME_B'], to),
        t('Forms.purchase-offer.secondText', { sender }),
        ...offerTerms(language),
      ],
      rows: subjectRows(subject, t('Forms.mail.property')),
      closing: [t('Forms.purchase-offer.secondWhy', { sender }), unwantedLink(to, 'purchase-offer', language, queuedAt)],
      attachments: [await offerFile({ leadId, language, property: subject.property, fields, queuedAt })],
    }
  },
  // Whoever is erased is one of the two: the document names both, and the mail is nothing without it.
  withoutFields: () => undefined,
})
