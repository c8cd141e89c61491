/** An offer goes out as a document, the same for both sides (belgium.md, "A purchase offer can bind"). */
import 'server-only'
import { amountInWords } from '../../../domain/amount-words.ts'
import { toLocalTime } from '../../../domain/brussels-time.ts'
import { formsOf } from '../../../domain/property-forms.ts'
import { offerTerms } from '../../offers/offer-facts.ts'
import { offerPdf } from '../../offers/offer-pdf.ts'
import { translatorOf } from '../../translator.ts'
import { type FormHandler, prepared, refused } from '../form-handler.ts'

export const handlePurchaseOffer: FormHandler = async ({ language, now, leadId, subject, values }) => {
  const property = subject?.property
  if (!property || !formsOf(property).includes('purchase-offer')) return refused({ code: 'notOffered' })
  // An offer that has ended when it comes offers nothing.
  if (String(values['END_DATE']) < toLocalTime(now).date) return refused({ errors: { END_DATE: 'periodInvalid' } })
  const pdf = await offerPdf({ id: leadId, language, property, values, sentAt: now })
  const filename = translatorOf(language)('Forms.purchase-offer.pdf.file', { id: String(property.id) })
  const attachments = [{ filename, contentType: 'application/pdf', content: pdf.toString('base64') }]
  return prepared({
    // In place of the tick: the words that were read, in the language of the offer.
    details: { AMOUNT_IN_WORDS: amountInWords(Number(values['AMOUNT']), language) },
    visitorParagraphs: offerTerms(language),
    visitorAttachments: attachments,
    agencyAttachments: attachments,
    thankYouQuery: { property: String(property.id) },
  })
}
