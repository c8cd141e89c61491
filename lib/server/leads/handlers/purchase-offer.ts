/** A purchase offer is mailed as a document, the same for both parties (belgium.md, "A purchase offer can bind"). */
import 'server-only'
import { formsOf } from '../../../domain/property/property-forms.ts'
import { amountInWords } from '../../../domain/text/amount-words.ts'
import type { QueuedMail } from '../../mail/mail-template.ts'
import { type FormHandler, type HandlerInput, prepared, refused } from '../form-handler.ts'
import { secondBuyerTemplate } from '../second-buyer-mail.ts'

/** The second buyer is bound as well; no mail without an address, or if it is the first buyer's own. */
function secondBuyerMails({ language, leadId, subject, values }: HandlerInput): QueuedMail[] {
  const to = String(values['EMAIL_B'] ?? '')
  if (!subject || !to || to.toLowerCase() === String(values['EMAIL']).toLowerCase()) return []
  return [secondBuyerTemplate.mail({ to, language }, { leadId, subjectId: subject.id, fields: { ...values } })]
}

export const handlePurchaseOffer: FormHandler = async (input) => {
  const { language, subject, values } = input
  const property = subject?.property
  if (!property || !formsOf(property).includes('purchase-offer')) return refused({ code: 'notOffered' })
  return prepared({
    // Replaces the checkbox that confirmed the amount in words by those words, in the language of the offer.
    details: { AMOUNT_IN_WORDS: amountInWords(Number(values['AMOUNT']), language) },
    part: { kind: 'purchase-offer' },
    furtherMails: secondBuyerMails(input),
    thankYouQuery: { property: String(property.id) },
  })
}
