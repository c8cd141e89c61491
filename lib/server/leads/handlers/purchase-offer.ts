/** An offer goes out as a document, the same for both sides (belgium.md, "A purchase offer can bind"). */
import 'server-only'
import { formsOf } from '../../../domain/property/property-forms.ts'
import { amountInWords } from '../../../domain/text/amount-words.ts'
import { toLocalTime } from '../../../domain/text/brussels-time.ts'
import { mailName } from '../../../domain/text/mail-name.ts'
import type { NewMail } from '../../mail/mail-message.ts'
import { unwantedLink } from '../../mail/unwanted-mail.ts'
import { offerTerms } from '../../offers/offer-facts.ts'
import { offerPdf } from '../../offers/offer-pdf.ts'
import { translatorOf } from '../../pages/translator.ts'
import { type Attachment, type FormHandler, type HandlerInput, prepared, refused } from '../form-handler.ts'
import { composeMail, greet, subjectRows } from '../lead-messages.ts'

/** The second buyer is bound as well; none when there is no address, or the first buyer's own. */
function secondBuyerMails({ language, now, subject, values }: HandlerInput, attachments: Attachment[]): NewMail[] {
  const to = String(values['EMAIL_B'] ?? '')
  const email = String(values['EMAIL'])
  if (!to || to.toLowerCase() === email.toLowerCase()) return []
  const t = translatorOf(language)
  const sender = mailName(values['FIRST_NAME'], values['LAST_NAME'])
  const content = {
    language,
    title: t('Forms.purchase-offer.secondTitle'),
    paragraphs: [
      greet(t, { FIRST_NAME: values['FIRST_NAME_B'] }, to),
      t('Forms.purchase-offer.secondText', { sender }),
      ...offerTerms(language),
    ],
    rows: subjectRows(subject, t('Forms.mail.property')),
    closing: [t('Forms.purchase-offer.secondWhy', { sender }), unwantedLink(to, 'purchase-offer', language, now)],
  }
  return [composeMail(to, content, { attachments })]
}

export const handlePurchaseOffer: FormHandler = async (input) => {
  const { language, now, leadId, subject, values } = input
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
    furtherMails: secondBuyerMails(input, attachments),
    thankYouQuery: { property: String(property.id) },
  })
}
