/** The mail to the second buyer of a purchase offer: the same document, and who gave their address. */
import 'server-only'
import { z } from 'zod'
import { mailName } from '../../domain/text/mail-name.ts'
import { opening, subjectWith } from '../mail/mail-parts.ts'
import { agentBlocks } from '../mail/mail-property.ts'
import { defineTemplate } from '../mail/mail-template.ts'
import { unwantedLink } from '../mail/unwanted-mail.ts'
import { readSubject } from './find-subject.ts'
import { offerAmount, offerFile, offerNotice } from './lead-part.ts'
import { blocksWithoutPrice, greet } from './mail-parts.ts'

export const secondBuyerTemplate = defineTemplate({
  name: 'offer-second-buyer',
  /** `fields`: of the offer, with both buyers. */
  schema: z.object({ leadId: z.string(), subjectId: z.number(), fields: z.record(z.string(), z.unknown()) }),
  render: async ({ leadId, subjectId, fields }, { t, language, to, queuedAt }) => {
    const subject = readSubject('property', subjectId, language)
    if (!subject?.property) throw new Error(`no property ${subjectId}`)
    const sender = mailName(fields['FIRST_NAME'], fields['LAST_NAME'])
    const title = t('Forms.purchase-offer.secondTitle')
    return {
      title,
      subject: subjectWith(t, title, subject.title),
      preheader: [sender, subject.title, subject.town].join(', '),
      blocks: [
        opening(greet(t, fields['FIRST_NAME_B']), t('Forms.purchase-offer.secondText', { sender })),
        offerAmount(fields, language),
        ...blocksWithoutPrice(subject, language),
        offerNotice(language),
        ...agentBlocks([subject.agentId], language),
      ],
      closing: [t('Forms.purchase-offer.secondWhy', { sender }), unwantedLink(to, 'purchase-offer', language, queuedAt)],
      attachments: [await offerFile({ leadId, language, property: subject.property, fields, queuedAt })],
    }
  },
  // The document names both buyers: without one of them the mail cannot be sent.
  withoutFields: () => undefined,
})
